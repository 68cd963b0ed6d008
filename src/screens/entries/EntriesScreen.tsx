import { skipToken } from '@reduxjs/toolkit/query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isNotOffered } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { entriesApi } from '../../api/entries';
import type { EntryList } from '../../api/entries';
import { paths } from '../../config/paths';
import { LoadFailed } from '../../controls/LoadFailed';
import { SignInFirst } from '../../controls/SignInFirst';
import { useQuery } from '../../controls/useQuery';
import { money } from '../../i18n/formats';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn, selectToken } from '../../store/session';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { messages, sortNames } from './entries.messages';
import styles from './EntriesScreen.module.css';
import { EntryTable } from './EntryTable';
import { describeFilter, readFilter, readSort, SORTS } from './filter';

/** The entries that match the filter of the address: what is behind a figure. */
export function EntriesScreen() {
  const intl = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const token = useAppSelector(selectToken);
  const query = new URLSearchParams(useLocation().search);
  const filter = readFilter(query);
  const sort = readSort(query);
  const after = query.get('after');
  const list = useQuery(
    entriesApi.endpoints.listEntries,
    token === null ? skipToken : { ...filter, sort, ...(after !== null && { after }) },
  );
  if (!isSignedIn) return <SignInFirst />;
  const error = list.error && 'kind' in list.error ? list.error : null;
  return (
    <>
      <PageHead title={intl.formatMessage(messages.title)} />
      <Filter filter={filter} />
      {list.data ? (
        <Entries list={list.data} filter={filter} query={query} />
      ) : error ? (
        <Failed error={error} onRetry={list.refetch} />
      ) : (
        <div role="status" className={styles['ghost']}>
          <span className="visuallyHidden">
            <FormattedMessage {...messages.loading} />
          </span>
        </div>
      )}
    </>
  );
}

function Filter({ filter }: { filter: Readonly<Record<string, string>> }) {
  const intl = useIntl();
  const texts = describeFilter(intl, filter);
  if (texts.length === 0) return null;
  return (
    <div className={styles['bar']}>
      <ul className={styles['filter']} aria-label={intl.formatMessage(messages.filter)}>
        {texts.map((text) => (
          <li key={text}>
            <Badge>
              <bdi>{text}</bdi>
            </Badge>
          </li>
        ))}
      </ul>
      <Link className={styles['link']} to={paths.entries.to()}>
        <FormattedMessage {...messages.clear} />
      </Link>
    </div>
  );
}

type EntriesProps = {
  list: EntryList;
  filter: Readonly<Record<string, string>>;
  query: URLSearchParams;
};

function Entries({ list: { entries, total, next }, filter, query }: EntriesProps) {
  const intl = useIntl();
  const sort = readSort(query);
  // A figure of payments is the sum of what was paid.
  const isPaid = filter['status'] === 'paid';
  const [amount, other] = isPaid
    ? [total.paidCents, total.amountCents]
    : [total.amountCents, total.paidCents];
  if (total.count === 0)
    return (
      <EmptyState level={2} variant="page" picture="empty" title={<FormattedMessage {...messages.none} />}>
        <p>
          <FormattedMessage {...messages.noneDetail} />
        </p>
      </EmptyState>
    );
  return (
    <>
      <div className={styles['bar']}>
        <p className={styles['total']}>
          <FormattedMessage
            {...messages.total}
            values={{ count: total.count, amount: <bdi>{money(intl, amount)}</bdi> }}
          />
        </p>
        {other !== 0 && (
          <p className={styles['paid']}>
            <FormattedMessage
              {...(isPaid ? messages.totalDue : messages.totalPaid)}
              values={{ amount: <bdi>{money(intl, other)}</bdi> }}
            />
          </p>
        )}
        <nav className={styles['sort']} aria-label={intl.formatMessage(messages.sort)}>
          <span aria-hidden className={styles['sortName']}>
            <FormattedMessage {...messages.sort} />
          </span>
          {SORTS.map((one) => (
            <Link
              key={one}
              className={styles['link']}
              to={addressWith(query, { sort: one, after: null })}
              aria-current={one === sort ? 'true' : undefined}
            >
              <FormattedMessage {...sortNames[one]} />
            </Link>
          ))}
        </nav>
      </div>
      <div className={styles['card']}>
        <EntryTable entries={entries} filter={filter} />
      </div>
      <div className={styles['pages']}>
        {query.has('after') && (
          <ButtonLink variant="plain" to={addressWith(query, { after: null })}>
            <FormattedMessage {...messages.first} />
          </ButtonLink>
        )}
        {next !== null && next !== undefined && (
          <ButtonLink variant="plain" to={addressWith(query, { after: next })}>
            <FormattedMessage {...messages.next} />
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** Returns the address with changed parameters. Null removes one. */
function addressWith(query: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `${paths.entries.to()}?${next.toString()}`;
}

function Failed({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  if (!isNotOffered(error))
    return (
      <LoadFailed
        title={<FormattedMessage {...messages.failed} />}
        error={error}
        onRetry={onRetry}
        level={2}
      />
    );
  return (
    <EmptyState level={2} variant="page" picture="empty" title={<FormattedMessage {...messages.none} />}>
      <p>
        <FormattedMessage {...messages.notOffered} />
      </p>
    </EmptyState>
  );
}
