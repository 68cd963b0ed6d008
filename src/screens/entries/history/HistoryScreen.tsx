import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { Entry } from '../../../api/entries';
import { useGetEntryHistoryQuery, useGetEntryQuery } from '../../../api/entry';
import { paths } from '../../../config/paths';
import { DataAbsent } from '../../../controls/DataAbsent';
import { fieldNames, openName } from '../../../controls/entries/names.messages';
import { toAudit } from '../../../controls/events/event.messages';
import { joinQueries } from '../../../controls/joinQueries';
import { SignInFirst } from '../../../controls/SignInFirst';
import { useMayCall } from '../../../controls/useMayCall';
import { useSessionArg } from '../../../controls/useSessionArg';
import { money } from '../../../i18n/formats';
import { useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../store/session';
import { ButtonLink } from '../../../ui/Button';
import { Link } from '../../../ui/Link';
import { PageHead } from '../../../ui/PageHead';
import { describeAbsence } from '../describeAbsence';
import { describeDueDay } from '../describeDueDay';
import { findPaymentTexts } from '../form/paymentTexts';
import { titles } from '../title.messages';
import { PagePart } from '../PagePart';
import { ValueList } from '../ValueList';
import { EventList } from './EventList';
import { messages } from './history.messages';
import styles from './HistoryScreen.module.css';
import { PaymentList } from './PaymentList';

/** The payments of an entry, and who changed it (specification §2.178). */
export function HistoryScreen() {
  const intl = useIntl();
  const { id } = useParams();
  const mayCall = useMayCall();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const entry = useGetEntryQuery(useSessionArg(id ?? skipToken));
  const history = useGetEntryHistoryQuery(useSessionArg(id ?? skipToken));
  if (!isSignedIn) return <SignInFirst />;
  const { error, retry } = joinQueries([entry, history]);
  return (
    <>
      <PageHead
        title={intl.formatMessage(titles.history)}
        actions={
          (entry.currentData?.openCents ?? 0) > 0 &&
          mayCall('addPayment') && (
            <ButtonLink to={paths.newPayment.to(id ?? null)}>
              <FormattedMessage {...findPaymentTexts(entry.currentData ? [entry.currentData] : []).open} />
            </ButtonLink>
          )
        }
      />
      {entry.currentData && history.currentData ? (
        <div className={styles['parts']}>
          <Summary entry={entry.currentData} />
          <PaymentList payments={history.currentData.payments} entry={entry.currentData} />
          <EventList events={history.currentData.events} kind={entry.currentData.kind} />
        </div>
      ) : (
        <DataAbsent
          error={error}
          onRetry={retry}
          texts={describeAbsence(error, messages.notOffered)}
          variant="form"
        />
      )}
    </>
  );
}

function Summary({ entry }: { entry: Entry }) {
  const intl = useIntl();
  const mayCall = useMayCall();
  const { counterparty, document, amountCents, openCents } = entry;
  const values = [
    ...(document ? [{ title: fieldNames.document, value: document }] : []),
    { title: fieldNames.due, value: describeDueDay(intl, entry) },
    { title: fieldNames.amount, value: money(intl, amountCents) },
    ...(openCents === undefined ? [] : [{ title: openName, value: money(intl, openCents) }]),
  ];
  return (
    <PagePart id="history-entry" title={<bdi>{counterparty}</bdi>}>
      <ValueList values={values} />
      <p>
        <Link to={paths.entry.to(entry.id)}>
          <FormattedMessage {...messages.toEntry} />
        </Link>
      </p>
      {mayCall('listEvents') && (
        <p>
          <Link to={paths.audit.to(entry.id)}>
            <FormattedMessage {...toAudit} />
          </Link>
        </p>
      )}
    </PagePart>
  );
}
