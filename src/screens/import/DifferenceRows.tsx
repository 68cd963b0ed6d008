import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { ImportPreview } from '../../api/imports';
import { fieldNames } from '../../controls/entries/names.messages';
import { money } from '../../i18n/formats';
import { DataTable } from '../../ui/DataTable';
import { messages as checkTexts } from './check.messages';
import { messages } from './question.messages';
import { RowCount, useShortList } from './RowCount';

type Props = Pick<NonNullable<ImportPreview['underpaid']>, 'rows' | 'count'> & { label: MessageDescriptor };

/** The rows whose payment is not their amount, with the difference. */
export function DifferenceRows({ label, rows, count }: Props) {
  const intl = useIntl();
  const { shown, showMore } = useShortList(rows);
  const amount = (cents: number) => <bdi>{money(intl, cents)}</bdi>;
  return (
    <>
      <DataTable
        label={intl.formatMessage(label)}
        columns={[
          { id: 'row', title: intl.formatMessage(checkTexts.row), isNumber: true },
          { id: 'counterparty', title: intl.formatMessage(fieldNames.counterparty) },
          { id: 'amount', title: intl.formatMessage(fieldNames.amount), isNumber: true },
          { id: 'paidAmount', title: intl.formatMessage(fieldNames.paidAmount), isNumber: true },
          { id: 'difference', title: intl.formatMessage(messages.underpaidRest), isNumber: true },
        ]}
        rows={shown.map(({ row, counterparty = '', amountCents, paidCents, restCents }) => ({
          id: String(row),
          name: intl.formatMessage(checkTexts.rowName, { row: intl.formatNumber(row), name: counterparty }),
          cells: () => [
            intl.formatNumber(row),
            <bdi key="counterparty">{counterparty}</bdi>,
            amount(amountCents),
            amount(paidCents),
            amount(restCents ?? Math.abs(amountCents - paidCents)),
          ],
        }))}
      />
      <RowCount shown={shown.length} total={count} onMore={showMore} />
    </>
  );
}
