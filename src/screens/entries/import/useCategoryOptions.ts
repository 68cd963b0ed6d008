import { skipToken } from '@reduxjs/toolkit/query';
import { useIntl } from 'react-intl';
import { entryApi } from '../../../api/entry';
import { useQuery } from '../../../controls/useQuery';
import { useAppSelector } from '../../../store/hooks';
import { selectToken } from '../../../store/session';
import type { Option } from '../../../ui/SelectField';
import { nameOf } from '../filter';
import { groupNames } from '../filter.messages';

/** Returns the categories as options. */
export function useCategoryOptions(): Option[] {
  const intl = useIntl();
  const token = useAppSelector(selectToken);
  const { data } = useQuery(entryApi.endpoints.listCategories, token === null ? skipToken : undefined);
  return (data?.categories ?? []).map(({ name, group }) => ({
    value: name,
    label: name,
    hint: nameOf(intl, groupNames, group),
  }));
}
