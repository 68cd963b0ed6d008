import { useIntl } from 'react-intl';
import type { Entry } from '../../api/entries';
import { day, money } from '../../i18n/formats';
import { Badge } from '../../ui/Badge';
import type { Status } from '../../ui/Badge';
import { DataTable } from '../../ui/DataTable';
import { columns, messages } from './entries.messages';
import { nameOf } from './filter';
import { formNames, kindNames, statusNames } from './filter.messages';

const STATUS: Record<Entry['status'], Status | 'neutral'> = {
  open: 'neutral',
  today: 'warning',
  overdue: 'error',
  paid: 'success',
};

/** One page of entries. */
export function EntryTable({ entries }: { entries: readonly Entry[] }) {
  const intl = useIntl();
  const title = (name: keyof typeof columns) => ({ id: name, title: intl.formatMessage(columns[name]) });
  return (
    <DataTable
      label={intl.formatMessage(messages.title)}
      columns={[
        title('counterparty'),
        title('kind'),
        title('category'),
        title('form'),
        title('document'),
        title('due'),
        title('paid'),
        title('status'),
        { ...title('amount'), isNumber: true },
      ]}
      rows={entries.map((entry) => ({
        id: entry.id,
        cells: [
          <bdi key="counterparty">{entry.counterparty}</bdi>,
          intl.formatMessage(kindNames[entry.kind]),
          <bdi key="category">{entry.category}</bdi>,
          nameOf(intl, formNames, entry.form),
          <bdi key="document">{documentOf(entry)}</bdi>,
          day(intl, entry.effectiveDueOn),
          entry.paidOn ? day(intl, entry.paidOn) : '',
          <Badge key="status" status={STATUS[entry.status]}>
            {intl.formatMessage(statusNames[entry.status])}
          </Badge>,
          <bdi key="amount">{money(intl, entry.amountCents)}</bdi>,
        ],
      }))}
    />
  );
}

/** Returns the number of the document, with the instalment if there are several. */
function documentOf({ document = '', installment, installments = 1 }: Entry): string {
  return installment === undefined || installments < 2
    ? document
    : `${document} ${String(installment)}/${String(installments)}`.trim();
}
