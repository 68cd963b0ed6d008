import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { isCallError, isNotOffered, toCallError } from '../../../api/callError';
import type { CallError } from '../../../api/callError';
import type { Entry } from '../../../api/entries';
import { entryApi, useGetEntryQuery, useListCategoriesQuery } from '../../../api/entry';
import type { CategoryList } from '../../../api/entry';
import { paths } from '../../../config/paths';
import { LoadFailed } from '../../../controls/LoadFailed';
import { SignInFirst } from '../../../controls/SignInFirst';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn, selectToken } from '../../../store/session';
import { toastAdded } from '../../../store/toasts';
import { ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHead } from '../../../ui/PageHead';
import { readBack } from '../back';
import { titles } from '../title.messages';
import { useFoundDraft } from './keptDraft';
import { messages } from './entry.messages';
import { EntryForm } from './EntryForm';
import styles from './EntryScreen.module.css';
import type { Values } from './values';

/** The page that adds an entry. */
export const NewEntryScreen = () => <EntryPage id={null} />;

/** The page of one entry. */
export function EntryScreen() {
  const { id = '' } = useParams();
  return <EntryPage key={id} id={id} />;
}

function EntryPage({ id }: { id: string | null }) {
  const intl = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const token = useAppSelector(selectToken);
  const categories = useListCategoriesQuery(token === null ? skipToken : undefined);
  const entry = useGetEntryQuery(token === null || id === null ? skipToken : id);
  const loaded =
    categories.currentData && (id === null || entry.currentData)
      ? { categories: categories.currentData, entry: id === null ? null : (entry.currentData ?? null) }
      : null;
  // Kept, because later responses must not change a form in use.
  const [first, setFirst] = useState(loaded);
  if (first === null && loaded !== null) setFirst(loaded);
  if (!isSignedIn) return <SignInFirst />;
  const failed = readError(categories.error) ?? readError(entry.error);
  const retry = () => {
    if (categories.error) void categories.refetch();
    if (entry.error) void entry.refetch();
  };
  return (
    <>
      <PageHead title={intl.formatMessage(id === null ? titles.newEntry : titles.entry)} />
      {first ? (
        <Form {...first} />
      ) : failed ? (
        <Failed error={failed} onRetry={retry} />
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

/** `draft`: values that were typed before a session ended. `times` counts how often the form was filled. */
type Shown = { entry: Entry | null; draft: Values | null; times: number };

function Form({ entry: first, categories }: { entry: Entry | null; categories: CategoryList }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const back = readBack(useLocation().state);
  const [{ entry, draft, times }, setEntry] = useState<Shown>({ entry: first, draft: null, times: 0 });
  useFoundDraft(
    (found) => setEntry({ entry: found.entry, draft: found.values, times: times + 1 }),
    (found) => found.entry?.id === first?.id,
  );
  const reload = async (): Promise<CallError | null> => {
    if (entry === null) return null;
    const { data, error } = await dispatch(
      entryApi.endpoints.getEntry.initiate(entry.id, { forceRefetch: true, subscribe: false }),
    );
    // After a failure `data` are the earlier values.
    if (error !== undefined) return toCallError(error);
    if (data) setEntry({ entry: data, draft: null, times: times + 1 });
    return null;
  };
  return (
    <EntryForm
      key={times}
      entry={entry}
      draft={draft}
      categories={categories}
      back={back}
      onSaved={() => {
        dispatch(
          toastAdded({ messageId: (entry === null ? messages.added : messages.changed).id }, 'success'),
        );
        void navigate(back);
      }}
      onReload={reload}
      onDiscard={() => setEntry({ entry: first, draft: null, times: times + 1 })}
    />
  );
}

/** An aborted query is sent again by the next session. */
const readError = (error: object | undefined): CallError | null =>
  error !== undefined && isCallError(error) ? error : null;

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
  const isGone = error.kind === 'http' && error.reason === 'unknown-entry';
  return (
    <EmptyState
      level={2}
      variant="page"
      picture="empty"
      title={<FormattedMessage {...(isGone ? messages.gone : messages.notOffered)} />}
    >
      {isGone && (
        <p>
          <FormattedMessage {...messages.goneDetail} />
        </p>
      )}
      <ButtonLink to={paths.entries.to()}>
        <FormattedMessage {...messages.toList} />
      </ButtonLink>
    </EmptyState>
  );
}
