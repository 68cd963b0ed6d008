import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Entry, EntryList } from '../../api/entries';
import { money } from '../../i18n/formats';
import { Button } from '../../ui/Button';
import { SelectionBar } from '../../ui/SelectionBar';
import { selectionTexts } from './selection.messages';
import { sumAmounts } from './sumAmounts';
import type { Selection } from './useSelection';

type Props = {
  selection: Selection;
  total: EntryList['total'];
  onSelectAll: () => void;
  onClear: () => void;
  /** Actions with the selected entries. */
  children?: ReactNode;
};

/** Number, sums and actions of the selected entries. */
export function EntrySelection({ selection, total, onSelectAll, onClear, children }: Props) {
  const intl = useIntl();
  const { isAll, entries } = selection;
  const count = isAll ? total.count : entries.size;
  const hasMore = count < total.count;
  return (
    <SelectionBar count={count} sums={<Sums selection={selection} total={total} />} onClear={onClear}>
      {hasMore && (
        <Button variant="plain" onClick={onSelectAll}>
          <FormattedMessage {...selectionTexts.all} values={{ count: intl.formatNumber(total.count) }} />
        </Button>
      )}
      {children}
    </SelectionBar>
  );
}

/** The sums of both kinds. Of all entries of a filter only the total is known. */
function Sums({ selection: { isAll, entries }, total }: Pick<Props, 'selection' | 'total'>) {
  const intl = useIntl();
  if (isAll)
    return (
      <p>
        <FormattedMessage
          {...selectionTexts.sum}
          values={{ amount: <bdi>{money(intl, total.amountCents)}</bdi> }}
        />
      </p>
    );
  return KINDS.map((kind) => {
    const ofKind = [...entries.values()].filter((entry) => entry.kind === kind);
    return (
      ofKind.length > 0 && (
        <p key={kind}>
          <FormattedMessage
            {...selectionTexts[kind]}
            values={{ amount: <bdi>{money(intl, sumAmounts(ofKind))}</bdi> }}
          />
        </p>
      )
    );
  });
}

const KINDS = ['receivable', 'payable'] as const satisfies readonly Entry['kind'][];
