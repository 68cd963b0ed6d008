import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Entry, EntryList } from '../../api/entries';
import { useMayCall } from '../../controls/useMayCall';
import { money } from '../../i18n/formats';
import { Button } from '../../ui/Button';
import { SelectionBar } from '../../ui/SelectionBar';
import { MAX_ENTRIES } from './change/ChangeMatching';
import { isOfDebts } from './filter';
import type { Filter } from './filter';
import { selectionTexts } from './selection.messages';
import { sumByKind } from './sumByKind';
import type { Selection } from './useSelection';
import { figures } from './views/views.messages';

type Props = {
  selection: Selection;
  total: EntryList['total'];
  filter: Filter;
  onSelectAll: () => void;
  onClear: () => void;
  /** Actions with the selected entries. */
  children?: ReactNode;
};

/** The operations that take at most `MAX_ENTRIES` entries. */
const CHANGES = ['payEntries', 'changeEntries', 'deleteEntries'] as const;

/** Number, sums and actions of the selected entries. */
export function EntrySelection({ selection, total, filter, onSelectAll, onClear, children }: Props) {
  const intl = useIntl();
  const { isAll, entries, isCut } = selection;
  const count = isAll ? total.count : entries.size;
  const hasMore = count < total.count;
  const mayCall = useMayCall();
  const mayChange = CHANGES.some((operation) => mayCall(operation));
  return (
    <SelectionBar
      count={count}
      sums={
        <>
          <Sums selection={selection} total={total} filter={filter} />
          {count > MAX_ENTRIES && mayChange && (
            <p role="status">
              <FormattedMessage {...selectionTexts.tooMany} values={{ count: MAX_ENTRIES }} />
            </p>
          )}
          {isCut && (
            <p role="status">
              <FormattedMessage {...selectionTexts.cut} />
            </p>
          )}
        </>
      }
      onClear={onClear}
    >
      {hasMore && (
        <Button variant="plain" onClick={onSelectAll}>
          <FormattedMessage {...selectionTexts.all} values={{ count: intl.formatNumber(total.count) }} />
        </Button>
      )}
      {children}
    </SelectionBar>
  );
}

/** What is not all open is income or expenses. */
const SETTLED_TEXTS = { receivable: figures.income, payable: figures.expenses, sum: selectionTexts.sum };

/** The sums of both kinds. A backend may know only the total of all entries of a filter. */
function Sums({
  selection: { isAll, entries },
  total,
  filter,
}: Pick<Props, 'selection' | 'total' | 'filter'>) {
  const intl = useIntl();
  const selected = [...entries.values()];
  const sums = isAll ? splitTotal(total) : sumByKind(selected, ({ amountCents }) => amountCents);
  const isOpen = isAll ? isOfDebts(filter) : selected.every(({ status }) => status !== 'paid');
  const texts = isOpen ? selectionTexts : SETTLED_TEXTS;
  return sums.map(({ kind, cents }) => (
    <p key={kind}>
      <FormattedMessage {...texts[kind]} values={{ amount: <bdi>{money(intl, cents)}</bdi> }} />
    </p>
  ));
}

type NamedSum = { kind: Entry['kind'] | 'sum'; cents: number };

function splitTotal({ amountCents, receivableCents }: EntryList['total']): NamedSum[] {
  if (receivableCents === undefined) return [{ kind: 'sum', cents: amountCents }];
  const sums: NamedSum[] = [
    { kind: 'receivable', cents: receivableCents },
    { kind: 'payable', cents: amountCents - receivableCents },
  ];
  return sums.filter(({ cents }) => cents !== 0);
}
