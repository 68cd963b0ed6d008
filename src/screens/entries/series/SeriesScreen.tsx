import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { isCallError } from '../../../api/callError';
import { useListEntriesQuery } from '../../../api/entries';
import type { Entry } from '../../../api/entries';
import { useGetSeriesQuery } from '../../../api/series';
import type { Series } from '../../../api/series';
import { addDays } from '../../../../api-spec/days';
import { paths } from '../../../config/paths';
import { writeEntriesAddress } from '../../../controls/entries/entriesAddress';
import { DataAbsent } from '../../../controls/DataAbsent';
import { fieldNames, formNames, kindNames } from '../../../controls/entries/names.messages';
import { useFirstLoaded } from '../../../controls/form/useFirstLoaded';
import { joinQueries } from '../../../controls/joinQueries';
import { SignInFirst } from '../../../controls/SignInFirst';
import { useMayCall } from '../../../controls/useMayCall';
import { useSessionArg } from '../../../controls/useSessionArg';
import { day, money } from '../../../i18n/formats';
import { nameOf } from '../../../i18n/nameOf';
import { useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../store/session';
import { Badge } from '../../../ui/Badge';
import { ButtonLink } from '../../../ui/Button';
import { DataTable } from '../../../ui/DataTable';
import { Link } from '../../../ui/Link';
import { PageHead } from '../../../ui/PageHead';
import { COLUMNS } from '../entryColumns';
import { EventList } from '../history/EventList';
import { titles } from '../title.messages';
import { describeDueDay } from '../describeDueDay';
import { PagePart } from '../PagePart';
import { ValueList } from '../ValueList';
import { describeEnd, describeNext, describeRhythm } from './describeSeries';
import { SeriesEndForm } from './SeriesEndForm';
import styles from './SeriesScreen.module.css';
import { messages } from './seriesPages.messages';

/** The page of a series: its rule, its entries around today, its end and its changes (specification §2.203). */
export function SeriesScreen() {
  const { id = '' } = useParams();
  return <SeriesPage key={id} id={id} />;
}

function SeriesPage({ id }: { id: string }) {
  const intl = useIntl();
  const mayCall = useMayCall();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const loading = useGetSeriesQuery(useSessionArg(id === '' ? skipToken : id));
  const first = useFirstLoaded(loading.currentData);
  const one = loading.currentData ?? first;
  if (!isSignedIn) return <SignInFirst />;
  const { error, retry } = joinQueries([loading]);
  return (
    <>
      <PageHead title={intl.formatMessage(titles.series)} />
      {one && first ? (
        <div className={styles['parts']}>
          <Rule one={one} />
          <Entries one={one} />
          {mayCall('changeSeriesEnd') && mayCall('previewSeriesEnd') && <SeriesEndForm first={first} />}
          {one.events && <EventList events={one.events} kind={one.kind} />}
        </div>
      ) : (
        <DataAbsent error={error} onRetry={retry} texts={describeAbsence(error)} variant="form" />
      )}
    </>
  );
}

function describeAbsence(error: object | undefined) {
  const isGone =
    error !== undefined && isCallError(error) && error.kind === 'http' && error.reason === 'unknown-series';
  return {
    loading: messages.loading,
    failed: messages.failed,
    notOffered: {
      title: isGone ? messages.gone : messages.notOffered,
      detail: isGone && (
        <ButtonLink to={paths.seriesList.to()}>
          <FormattedMessage {...messages.toList} />
        </ButtonLink>
      ),
    },
  };
}

function Rule({ one }: { one: Series }) {
  const intl = useIntl();
  const mayCall = useMayCall();
  const { kind, category, form, document, amountCents, firstDueOn, storedUntil } = one;
  const values = [
    { title: messages.rhythm, value: describeRhythm(intl, one) },
    { title: fieldNames.amount, value: money(intl, amountCents) },
    { title: fieldNames.kind, value: nameOf(intl, kindNames, kind) },
    { title: messages.next, value: describeNext(intl, one) },
    { title: messages.end, value: describeEnd(intl, one) },
    { title: messages.first, value: day(intl, firstDueOn) },
    ...(storedUntil === undefined ? [] : [{ title: messages.stored, value: day(intl, storedUntil) }]),
    { title: fieldNames.category, value: category },
    { title: fieldNames.form, value: nameOf(intl, formNames, form) },
    ...(document ? [{ title: fieldNames.document, value: document }] : []),
  ];
  return (
    <PagePart
      id="series-rule"
      title={
        <span className={styles['line']}>
          <bdi>{one.counterparty}</bdi>
          {one.isEnded && (
            <Badge>
              <FormattedMessage {...messages.endedOne} />
            </Badge>
          )}
        </span>
      }
    >
      <ValueList values={values} />
      {mayCall('changeOccurrences') && (
        <p className={styles['hint']}>
          <FormattedMessage {...messages.changeHint} />
        </p>
      )}
      {mayCall('addSeries') && mayCall('changeSeriesEnd') && (
        <>
          <p className={styles['hint']}>
            <FormattedMessage {...messages.rhythmHint} />
          </p>
          <p>
            <Link to={paths.newSeries.to()}>
              <FormattedMessage {...titles.newSeries} />
            </Link>
          </p>
        </>
      )}
    </PagePart>
  );
}

const PAST_ENTRIES = 6;
const NEXT_ENTRIES = 12;

/** The entries around the company's day, and a link to all of them. */
function Entries({ one: { id, entryCount, asOf } }: { one: Series }) {
  const intl = useIntl();
  const past = useListEntriesQuery(
    useSessionArg(
      asOf === undefined
        ? skipToken
        : { series: id, dueTo: addDays(asOf, -1), sort: '-dueOn', limit: String(PAST_ENTRIES) },
    ),
  );
  const next = useListEntriesQuery(
    useSessionArg({
      ...{ series: id, sort: 'dueOn', limit: String(NEXT_ENTRIES) },
      ...(asOf !== undefined && { dueFrom: asOf }),
    }),
  );
  const isLoaded = next.data !== undefined && (asOf === undefined || past.data !== undefined);
  const entries = [...[...(past.data?.entries ?? [])].reverse(), ...(next.data?.entries ?? [])];
  const { error, retry } = joinQueries([past, next]);
  return (
    <PagePart id="series-entries" title={<FormattedMessage {...messages.entries} />}>
      {!isLoaded ? (
        <DataAbsent error={error} onRetry={retry} texts={describeAbsence(error)} variant="form" />
      ) : entries.length === 0 && entryCount === 0 ? (
        <p className={styles['hint']}>
          <FormattedMessage {...messages.noEntries} />
        </p>
      ) : (
        <>
          <DataTable
            label={intl.formatMessage(messages.entries)}
            columns={[
              { id: 'due', title: intl.formatMessage(fieldNames.due) },
              { id: 'status', title: intl.formatMessage(fieldNames.status) },
              { id: 'amount', title: intl.formatMessage(fieldNames.amount), isNumber: true },
            ]}
            rows={entries.map((entry) => ({
              id: entry.id,
              cells: () => [
                <EntryLink key="due" entry={entry} />,
                COLUMNS.status.cell(entry, intl),
                COLUMNS.amount.cell(entry, intl),
              ],
            }))}
          />
          <p>
            <Link to={writeEntriesAddress({ series: id })}>
              <FormattedMessage {...messages.allEntries} values={{ count: entryCount }} />
            </Link>
          </p>
        </>
      )}
    </PagePart>
  );
}

function EntryLink({ entry }: { entry: Entry }) {
  const intl = useIntl();
  return (
    <Link to={paths.entry.to(entry.id)}>
      <bdi>{describeDueDay(intl, entry)}</bdi>
    </Link>
  );
}
