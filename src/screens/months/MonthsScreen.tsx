import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { monthsApi, useListMonthsQuery } from '../../api/months';
import type { Month, MonthList } from '../../api/months';
import { messages as exportTexts } from '../../controls/export/export.messages';
import { ExportButton } from '../../controls/export/ExportButton';
import { ListPage } from '../../controls/list/ListPage';
import { ListResult } from '../../controls/list/ListResult';
import { ListTable } from '../../controls/list/ListTable';
import type { ListColumn } from '../../controls/list/ListTable';
import { useListAddress } from '../../controls/list/useListAddress';
import { monthsTitle } from '../../controls/monthsTitle.messages';
import { useMayCall } from '../../controls/useMayCall';
import { useSessionArg } from '../../controls/useSessionArg';
import { day, month as formatMonth } from '../../i18n/formats';
import { useAppDispatch } from '../../store/hooks';
import { TextButton } from '../../ui/TextButton';
import { MonthDialog } from './MonthDialog';
import { messages } from './months.messages';
import styles from './months.module.css';
import { MonthState } from './MonthState';

const TEXTS = {
  loading: messages.loading,
  failed: messages.failed,
  notOffered: { title: messages.notOffered },
};
const RESULT_TEXTS = { none: messages.none, noneYet: messages.noneYet };

/** The list needs an id of each row. */
type Row = Month & { id: string };

const COLUMNS: readonly ListColumn<Row>[] = [
  { id: 'month', title: messages.month, cell: ({ month }, intl) => formatMonth(intl, month) },
  { id: 'state', title: messages.state, cell: (month) => <MonthState month={month} /> },
  { id: 'files', title: messages.files, cell: ({ month }) => <MonthFiles month={month} /> },
];

/** The ended months of the books, of which an administrator closes some (specification §2.311). */
export function MonthsScreen() {
  const intl = useIntl();
  const mayCall = useMayCall();
  const address = useListAddress({});
  const result = useListMonthsQuery(useSessionArg(undefined));
  const [asked, setAsked] = useState<Month | null>(null);
  const act = (row: Row) =>
    mayCall(row.isClosed ? 'reopenMonth' : 'closeMonth') && (
      <TextButton
        variant="plain"
        text={row.isClosed ? messages.reopen : messages.close}
        label={intl.formatMessage(row.isClosed ? messages.reopenTitle : messages.closeTitle, {
          month: formatMonth(intl, row.month),
        })}
        onClick={() => setAsked(row)}
      />
    );
  return (
    <>
      <ListPage title={intl.formatMessage(monthsTitle)} address={address} result={result} texts={TEXTS}>
        {(list, isBusy) => (
          <ListResult
            list={{ total: { count: list.months.length }, next: null, previous: null }}
            rows={list.months.length}
            isBusy={isBusy}
            address={address}
            texts={RESULT_TEXTS}
            summary={<Summary list={list} />}
          >
            <ListTable
              label={intl.formatMessage(monthsTitle)}
              columns={COLUMNS}
              rows={list.months.map((month) => ({ ...month, id: month.month }))}
              address={address}
              actions={{ title: messages.acts, cell: act }}
              card={{ content: (row) => <MonthCard row={row} />, action: act }}
            />
          </ListResult>
        )}
      </ListPage>
      {result.data && <MonthDialog list={result.data} month={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function Summary({ list: { closedUntil } }: { list: MonthList }) {
  const intl = useIntl();
  return (
    <p>
      {closedUntil === null ? (
        <FormattedMessage {...messages.openUntil} />
      ) : (
        <FormattedMessage {...messages.closedUntil} values={{ day: <bdi>{day(intl, closedUntil)}</bdi> }} />
      )}
    </p>
  );
}

/** The files of a month for the accountant (specification §2.314). */
function MonthFiles({ month }: Pick<Month, 'month'>) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  return (
    <ExportButton
      operations={{ xlsx: 'exportMonth', pdf: 'exportMonth' }}
      name={intl.formatMessage(exportTexts.export)}
      label={intl.formatMessage(messages.export, { month: formatMonth(intl, month) })}
      menuName={intl.formatMessage(messages.formats, { month: formatMonth(intl, month) })}
      begin={(format) =>
        dispatch(
          monthsApi.endpoints.exportMonth.initiate(
            { month, format: format === 'pdf' ? format : 'xlsx' },
            { track: false },
          ),
        )
      }
    />
  );
}

/** A month for a phone. */
function MonthCard({ row }: { row: Row }) {
  const intl = useIntl();
  return (
    <div className={styles['card']}>
      <span className={styles['line']}>{formatMonth(intl, row.month)}</span>
      <MonthState month={row} />
      <MonthFiles month={row.month} />
    </div>
  );
}
