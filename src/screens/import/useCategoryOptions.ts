import { useIntl } from 'react-intl';
import { useListCategoriesQuery } from '../../api/entry';
import { listCategoryOptions } from '../../controls/entries/listCategoryOptions';
import { useSessionArg } from '../../controls/useSessionArg';
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
  const { currentData: data } = useListCategoriesQuery(useSessionArg(undefined));
  return data?.categories ?? [];
}
