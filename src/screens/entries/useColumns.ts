import { useDesk } from '../../controls/useDesk';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { entryColumnsChosen, selectEntryColumns } from '../../store/tables';
import type { Filter } from './filter';
import { chooseColumns, readColumns, writeColumns } from './tableColumns';
import type { Column } from './tableColumns';

/**
 * The columns that the user chose, or those that suit the filter. Without an id of `GET session`, they belong to the browser. A
 * choice of the browser counts until the user chooses.
 */
export function useColumns(filter: Filter) {
  const dispatch = useAppDispatch();
  const { columns: own, isNamed, keepColumns } = useDesk();
  const ofBrowser = useAppSelector(selectEntryColumns);
  const chosen = own ?? ofBrowser ?? '';
  /** Null: the columns that the portal chooses. */
  const choose = (columns: readonly Column[] | null) => {
    const text = columns === null ? '' : writeColumns(columns);
    if (isNamed) keepColumns(text);
    dispatch(entryColumnsChosen(isNamed || text === '' ? null : text));
  };
  return { columns: chosen === '' ? chooseColumns(filter) : readColumns(chosen), choose };
}
