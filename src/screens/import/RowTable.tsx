import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { ImportChoices, ImportRow } from '../../api/imports';
import { paths } from '../../config/paths';
import { documentOf } from '../../controls/entries/documentOf';
import { formNames, kindNames, fieldNames } from '../../controls/entries/names.messages';
import { day, money } from '../../i18n/formats';
import { nameOf } from '../../i18n/nameOf';
import { DataTable } from '../../ui/DataTable';
import type { TableColumn } from '../../ui/DataTableRow';
import type { RowSelection } from '../../ui/RowCheckBox';
import { messages } from './check.messages';
import { describeProblem } from './describeProblem';
import { describeSkip } from './describeSkip';
import styles from './ImportScreen.module.css';
import { messages as mappingTexts } from './mapping.messages';
import { RowCount, useShortList } from './RowCount';
import type { RowState } from './rowStates';

type Props = {
  state: RowState;
  /** The name of the state. */
  label: string;
  rows: readonly ImportRow[];
  /** The number of rows of the file in this state. The backend returns the first ones. */
  total: number;
  choices: ImportChoices;
  onSelect: (changes: ImportChoices) => void;
};

/** The rows of the file in one state, and what is understood of them. */
export function RowTable({ state, label, rows, total, choices, onSelect }: Props) {
  const intl = useIntl();
  const { shown, showMore } = useShortList(rows);
  const columnIds = COLUMNS[state].filter(
    (id) => !(id in OPTIONAL_COLUMNS) || shown.some((row) => OPTIONAL_COLUMNS[id]?.(row) !== undefined),
  );
  return (
    <>
      <DataTable
        label={label}
        columns={columnIds.map((id): TableColumn => ({
          id,
          title: intl.formatMessage(TITLES[id]),
          isNumber: id === 'row' || MONEY_COLUMNS.some((one) => one === id),
        }))}
        rows={shown.map((row) => ({
          id: String(row.row),
          name: intl.formatMessage(messages.rowName, {
            row: intl.formatNumber(row.row),
            name: row.entry.counterparty ?? '',
          }),
          cells: () => columnIds.map((id) => CELLS[id](intl, row)),
        }))}
        selection={
          state === 'duplicate' && choices.duplicates !== 'add'
            ? makeSelection(choices.duplicateRows ?? [], onSelect)
            : undefined
        }
      />
      <RowCount shown={shown.length} total={total} onMore={showMore} />
    </>
  );
}

const makeSelection = (added: readonly number[], onSelect: Props['onSelect']): RowSelection => ({
  isSelected: (id) => added.includes(Number(id)),
  onSelect: (ids, isSelected) =>
    onSelect({
      duplicateRows: [
        ...added.filter((row) => !ids.includes(String(row))),
        ...(isSelected ? ids.map(Number) : []),
      ],
    }),
});

const TITLES = {
  row: messages.row,
  problem: messages.problem,
  skipReason: messages.skipReason,
  content: messages.content,
  equal: messages.equal,
  counterparty: fieldNames.counterparty,
  kind: fieldNames.kind,
  category: fieldNames.category,
  form: fieldNames.form,
  document: fieldNames.document,
  due: fieldNames.due,
  paid: fieldNames.paid,
  amount: fieldNames.amount,
  paidAmount: fieldNames.paidAmount,
  discount: mappingTexts.discount,
  interest: mappingTexts.interest,
  fine: mappingTexts.fine,
  fee: mappingTexts.fee,
  open: mappingTexts.open,
};
type Column = keyof typeof TITLES;

const ENTRY_COLUMNS: readonly Column[] = [
  'counterparty',
  'amount',
  'due',
  'kind',
  'category',
  'form',
  'document',
  'paid',
  'paidAmount',
  'discount',
  'interest',
  'fine',
  'fee',
  'open',
];
const MONEY_COLUMNS = ['amount', 'paidAmount', 'discount', 'interest', 'fine', 'fee', 'open'] as const;
const COLUMNS: Record<RowState, readonly Column[]> = {
  ready: ['row', ...ENTRY_COLUMNS],
  duplicate: ['row', 'equal', ...ENTRY_COLUMNS],
  invalid: ['row', 'problem', ...ENTRY_COLUMNS],
  skipped: ['row', 'skipReason', 'content'],
};
/** Columns that are shown only if a row has a value. */
const OPTIONAL_COLUMNS: Partial<Record<Column, (row: ImportRow) => unknown>> = {
  skipReason: ({ skipReason }) => skipReason,
  document: ({ entry }) => documentOf(entry) || undefined,
  paid: ({ entry }) => entry.paidOn,
  paidAmount: ({ entry }) => entry.paidCents,
  discount: ({ entry }) => entry.discountCents,
  interest: ({ entry }) => entry.interestCents,
  fine: ({ entry }) => entry.fineCents,
  fee: ({ entry }) => entry.feeCents,
  open: ({ entry }) => entry.openCents,
};

const dayCell = (intl: IntlShape, date: string | undefined): ReactNode =>
  date === undefined ? '' : day(intl, date);
const amountCell = (intl: IntlShape, cents: number | undefined): ReactNode =>
  cents === undefined ? '' : <bdi>{money(intl, cents)}</bdi>;

const CELLS: Record<Column, (intl: IntlShape, row: ImportRow) => ReactNode> = {
  row: (intl, { row }) => intl.formatNumber(row),
  problem: (intl, { problems }) => (
    <ul className={styles['problems']}>
      {problems.map((problem, index) => (
        <li key={index}>{describeProblem(intl, problem)}</li>
      ))}
    </ul>
  ),
  skipReason: (intl, { skipReason = '' }) => describeSkip(intl, skipReason),
  content: (_intl, { text = '' }) => <bdi>{text}</bdi>,
  equal: (_intl, { duplicateOf }) =>
    duplicateOf === undefined ? (
      <FormattedMessage {...messages.equalRow} />
    ) : (
      <span className={styles['name']}>
        {/* A new tab, because leaving the page would drop the file. */}
        <a href={paths.entry.to(duplicateOf)} target="_blank" rel="noreferrer">
          <FormattedMessage {...messages.equalEntry} />
        </a>
      </span>
    ),
  counterparty: (_intl, { entry }) => <bdi>{entry.counterparty}</bdi>,
  kind: (intl, { entry }) => (
    <span className={styles['whole']}>{nameOf(intl, kindNames, entry.kind ?? '')}</span>
  ),
  category: (_intl, { entry }) => <bdi>{entry.category}</bdi>,
  form: (intl, { entry }) => nameOf(intl, formNames, entry.form ?? ''),
  document: (_intl, { entry }) => <bdi>{documentOf(entry)}</bdi>,
  due: (intl, { entry }) => dayCell(intl, entry.dueOn),
  paid: (intl, { entry }) => dayCell(intl, entry.paidOn),
  amount: (intl, { entry }) => amountCell(intl, entry.amountCents),
  paidAmount: (intl, { entry }) => amountCell(intl, entry.paidCents),
  discount: (intl, { entry }) => amountCell(intl, entry.discountCents),
  interest: (intl, { entry }) => amountCell(intl, entry.interestCents),
  fine: (intl, { entry }) => amountCell(intl, entry.fineCents),
  fee: (intl, { entry }) => amountCell(intl, entry.feeCents),
  open: (intl, { entry }) => amountCell(intl, entry.openCents),
};
