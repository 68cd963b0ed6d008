import type { ReactNode } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { Entry } from '../../../api/entries';
import { useGetEntryHistoryQuery, useGetEntryQuery, useListCategoriesQuery } from '../../../api/entry';
import type { EntryHistory } from '../../../api/entry';
import { paths } from '../../../config/paths';
import { DataAbsent } from '../../../controls/DataAbsent';
import { openCentsOf } from '../../../controls/entries/openCentsOf';
import { useFirstLoaded } from '../../../controls/form/useFirstLoaded';
import { joinQueries } from '../../../controls/joinQueries';
import { SignInFirst } from '../../../controls/SignInFirst';
import { useSessionArg } from '../../../controls/useSessionArg';
import { money } from '../../../i18n/formats';
import { useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../store/session';
import { ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHead } from '../../../ui/PageHead';
import { describeAbsence } from '../describeAbsence';
import { messages } from './payment.messages';

export type Loaded = {
  entry: Entry;
  /** The version of the entry. */
  version: number;
  payments: EntryHistory['payments'];
  /** The company's day. */
  today: string;
};

type Props = {
  id: string;
  title: MessageDescriptor;
  /** Returns the title once the entry is loaded. Absent: it stays the same. */
  findTitle?: (loaded: Pick<Loaded, 'entry' | 'payments'>) => MessageDescriptor;
  /** Returns the form, or a sentence in place of it. */
  children: (loaded: Loaded) => ReactNode;
};

/** A page about the payments of an entry. A backend without payments of parts has no such page. */
export function PaymentPage({ id, title, findTitle = () => title, children }: Props) {
  const intl = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const entry = useGetEntryQuery(useSessionArg(id === '' ? skipToken : id));
  const history = useGetEntryHistoryQuery(useSessionArg(id === '' ? skipToken : id));
  const categories = useListCategoriesQuery(useSessionArg(undefined));
  const first = useFirstLoaded(
    entry.currentData && history.currentData && categories.currentData
      ? {
          entry: entry.currentData,
          payments: history.currentData.payments,
          today: categories.currentData.asOf,
        }
      : undefined,
  );
  if (!isSignedIn) return <SignInFirst />;
  const { error, retry } = joinQueries([entry, history, categories]);
  const { version, openCents } = first?.entry ?? {};
  return (
    <>
      <PageHead
        title={intl.formatMessage(first ? findTitle(first) : title)}
        meta={first && <OpenOf entry={first.entry} />}
      />
      {first === undefined ? (
        <DataAbsent
          error={error}
          onRetry={retry}
          texts={describeAbsence(error, messages.notOffered)}
          variant="form"
        />
      ) : version === undefined || openCents === undefined ? (
        <Instead of={messages.notOffered} id={id} />
      ) : (
        children({ ...first, version })
      )}
    </>
  );
}

function OpenOf({ entry }: { entry: Entry }) {
  const intl = useIntl();
  return (
    <FormattedMessage
      {...messages.openOf}
      values={{
        name: <bdi>{entry.counterparty}</bdi>,
        open: <bdi>{money(intl, openCentsOf(entry))}</bdi>,
        amount: <bdi>{money(intl, entry.amountCents)}</bdi>,
      }}
    />
  );
}

/** A sentence in place of a form. */
export const Instead = ({ of, id }: { of: MessageDescriptor; id: string }) => (
  <EmptyState level={2} variant="page" picture="empty" title={<FormattedMessage {...of} />}>
    <ButtonLink to={paths.entryHistory.to(id)}>
      <FormattedMessage {...messages.toHistory} />
    </ButtonLink>
  </EmptyState>
);
