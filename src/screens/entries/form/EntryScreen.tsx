import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Entry } from '../../../api/entries';
import {
  loadEntry,
  useAddEntryMutation,
  useChangeEntryMutation,
  useGetEntryQuery,
  useListCategoriesQuery,
} from '../../../api/entry';
import type { CategoryList } from '../../../api/entry';
import { paths } from '../../../config/paths';
import { DataAbsent } from '../../../controls/DataAbsent';
import { RecordForm } from '../../../controls/form/RecordForm';
import { useFirstLoaded } from '../../../controls/form/useFirstLoaded';
import { joinQueries } from '../../../controls/joinQueries';
import { SignInFirst } from '../../../controls/SignInFirst';
import { useMayCall } from '../../../controls/useMayCall';
import { useSessionArg } from '../../../controls/useSessionArg';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../store/session';
import { ButtonLink } from '../../../ui/Button';
import { PageHead } from '../../../ui/PageHead';
import { readListAddress } from '../back';
import { describeAbsence } from '../describeAbsence';
import { titles } from '../title.messages';
import { messages } from './entry.messages';
import { EntryFields } from './EntryFields';
import { ENTRY_FORM, toInput, toValues } from './entryForm';

/** The page that adds an entry. */
export const NewEntryScreen = () => <EntryPage id={null} />;

/** The page of one entry. */
export function EntryScreen() {
  const { id = '' } = useParams();
  return <EntryPage key={id} id={id} />;
}

function EntryPage({ id }: { id: string | null }) {
  const intl = useIntl();
  const mayCall = useMayCall();
  const state: unknown = useLocation().state;
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const categories = useListCategoriesQuery(useSessionArg(undefined));
  const entry = useGetEntryQuery(useSessionArg(id ?? skipToken));
  const loaded =
    categories.currentData && (id === null || entry.currentData)
      ? { categories: categories.currentData, entry: id === null ? null : (entry.currentData ?? null) }
      : undefined;
  const first = useFirstLoaded(loaded);
  if (!isSignedIn) return <SignInFirst />;
  const { error, retry } = joinQueries([categories, entry]);
  return (
    <>
      <PageHead
        title={intl.formatMessage(id === null ? titles.newEntry : titles.entry)}
        actions={
          id === null
            ? mayCall('addInstallments') && (
                <ButtonLink variant="plain" to={paths.newInstallments.to()} state={state}>
                  <FormattedMessage {...titles.newInstallments} />
                </ButtonLink>
              )
            : mayCall('getEntryHistory') && (
                <ButtonLink variant="plain" to={paths.entryHistory.to(id)}>
                  <FormattedMessage {...titles.history} />
                </ButtonLink>
              )
        }
      />
      {first ? (
        <EntryForm {...first} />
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

function EntryForm({ entry: first, categories }: { entry: Entry | null; categories: CategoryList }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const back = readListAddress(useLocation().state);
  const [addEntry] = useAddEntryMutation();
  const [changeEntry] = useChangeEntryMutation();
  return (
    <RecordForm
      form={ENTRY_FORM}
      first={first}
      toValues={(entry) => toValues(entry, categories.asOf)}
      send={(values, entry) => {
        const input = toInput(values);
        if (entry === null) return addEntry(input);
        const { id, version } = entry;
        return changeEntry({ id, values: { ...input, ...(version !== undefined && { version }) } });
      }}
      load={(entry) => (entry === null ? Promise.resolve({}) : dispatch(loadEntry(entry.id)))}
      onSaved={() => void navigate(back)}
      cancel={back}
    >
      {(field, entry) => <EntryFields categories={categories} entry={entry} field={field} />}
    </RecordForm>
  );
}
