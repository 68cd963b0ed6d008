import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { eventsApi, useListEventsQuery } from '../../api/events';
import type { AuditEvent } from '../../api/events';
import { messages as exportTexts } from '../../controls/export/export.messages';
import { ExportButton } from '../../controls/export/ExportButton';
import type { FileCall, FileFormat } from '../../controls/export/ExportButton';
import { ListPage } from '../../controls/list/ListPage';
import { ListResult } from '../../controls/list/ListResult';
import { ListTable } from '../../controls/list/ListTable';
import type { ListColumn } from '../../controls/list/ListTable';
import { useListAddress } from '../../controls/list/useListAddress';
import { roleNames } from '../../controls/role.messages';
import { useSessionArg } from '../../controls/useSessionArg';
import { moment } from '../../i18n/formats';
import { nameOf } from '../../i18n/nameOf';
import { useAppDispatch } from '../../store/hooks';
import { messages } from './audit.messages';
import { AuditFilters } from './AuditFilters';
import styles from './AuditScreen.module.css';
import { describePerson } from './describeEvent';
import { EventText } from './EventText';
import { describeFilter, FILTERS } from './filter';
import { auditTitle } from './title.messages';

const TEXTS = {
  loading: messages.loading,
  failed: messages.failed,
  notOffered: { title: messages.notOffered },
};
const RESULT_TEXTS = { none: messages.none, noneYet: messages.noneYet };

const describeRole = (intl: IntlShape, role: string) => nameOf(intl, roleNames, role);

const COLUMNS: readonly ListColumn<AuditEvent>[] = [
  { id: 'what', title: messages.what, cell: (event) => <EventText event={event} /> },
  {
    id: 'who',
    title: messages.who,
    cell: (event, intl) => (
      <>
        <bdi>{describePerson(intl, event)}</bdi>
        {event.userRole !== undefined && (
          <p className={styles['role']}>{describeRole(intl, event.userRole)}</p>
        )}
      </>
    ),
  },
  {
    id: 'when',
    title: messages.when,
    cell: ({ happenedAt }, intl) => (
      <bdi className={styles['when']}>{moment(intl, new Date(happenedAt))}</bdi>
    ),
  },
];

/** What people did, and who was refused, for administrators (specification §2.255). */
export function AuditScreen() {
  const intl = useIntl();
  const address = useListAddress(FILTERS);
  const { filter, page } = address;
  // Events come without a change on this page.
  const result = useListEventsQuery(useSessionArg({ ...filter, ...page }), {
    refetchOnMountOrArgChange: true,
  });
  const parts = describeFilter(intl, filter, result.data);
  const begin = useBeginExport(filter);
  return (
    <ListPage
      title={intl.formatMessage(auditTitle)}
      actions={
        <ExportButton
          operations={{ xlsx: 'exportEvents', csv: 'exportEvents' }}
          name={intl.formatMessage(exportTexts.export)}
          menuName={intl.formatMessage(exportTexts.formats)}
          begin={begin}
        />
      }
      address={address}
      tools={<AuditFilters address={address} list={result.data} />}
      parts={parts}
      result={result}
      texts={TEXTS}
    >
      {({ events, next, previous }, isBusy) => (
        <ListResult
          list={{ total: { count: events.length }, next, previous }}
          rows={events.length}
          isBusy={isBusy}
          address={address}
          parts={parts}
          texts={RESULT_TEXTS}
          summary={
            <p>
              <FormattedMessage {...messages.shown} values={{ count: events.length }} />
            </p>
          }
        >
          <ListTable
            label={intl.formatMessage(auditTitle)}
            columns={COLUMNS}
            rows={events}
            address={address}
            card={{ content: (event) => <EventCard event={event} />, action: () => null }}
          />
        </ListResult>
      )}
    </ListPage>
  );
}

/** Returns a function that asks for a file with all events of a filter. */
function useBeginExport(filter: Readonly<Record<string, string>>): (format: FileFormat) => FileCall {
  const dispatch = useAppDispatch();
  return (format) =>
    dispatch(eventsApi.endpoints.exportEvents.initiate({ ...filter, format }, { track: false }));
}

/** An event on a phone. */
function EventCard({ event }: { event: AuditEvent }) {
  const intl = useIntl();
  return (
    <div className={styles['card']}>
      <EventText event={event} />
      <p className={styles['line']}>
        <bdi>{describePerson(intl, event)}</bdi>
        {event.userRole !== undefined && <span>{describeRole(intl, event.userRole)}</span>}
        <bdi>{moment(intl, new Date(event.happenedAt))}</bdi>
      </p>
    </div>
  );
}
