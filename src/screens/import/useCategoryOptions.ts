import { skipToken } from '@reduxjs/toolkit/query/react';
import { useIntl } from 'react-intl';
import { useListCategoriesQuery } from '../../api/entry';
import { listCategoryOptions } from '../../controls/entries/listCategoryOptions';
import { useAppSelector } from '../../store/hooks';
import { selectToken } from '../../store/session';
import type { Option } from '../../ui/SelectField';
import type { KindOf } from './choices';

/** Returns the categories of a kind as options, with the chosen one. Null: those of all kinds. */
export function useCategoryOptions(kind: string | null, chosen?: string): Option[] {
  const intl = useIntl();
  return listCategoryOptions(intl, useCategories(), kind, chosen);
}

/** Returns the function that finds the kind of a category. */
export function useKindOfCategory(): KindOf {
  const categories = useCategories();
  return (category) => categories.find(({ name }) => name === category)?.kind;
}

function useCategories() {
  const token = useAppSelector(selectToken);
  const { currentData: data } = useListCategoriesQuery(token === null ? skipToken : undefined);
  return data?.categories ?? [];
}
