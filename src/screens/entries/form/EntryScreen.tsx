import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { Entry } from '../../../api/entries';
import {
  loadEntry,
  useAddEntryMutation,
  useChangeEntryMutation,
  useChangeOccurrencesMutation,
  useGetEntryQuery,
  useListCategoriesQuery,
} from '../../../api/entry';
import type { CategoryList } from '../../../api/entry';
import type { OperationId } from '../../../api/operationTypes';
import { paths } from '../../../config/paths';
import { kindNames } from '../../../controls/entries/names.messages';
import { DataAbsent } from '../../../controls/DataAbsent';
import { RecordForm } from '../../../controls/form/RecordForm';
import { useFirstLoaded } from '../../../controls/form/useFirstLoaded';
import { joinQueries } from '../../../controls/joinQueries';
import { SignInFirst } from '../../../controls/SignInFirst';
import { useMayCall } from '../../../controls/useMayCall';
import { useSessionArg } from '../../../controls/useSessionArg';
import { nameOf } from '../../../i18n/nameOf';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectProfile } from '../../../store/profile';
import { selectIsSignedIn } from '../../../store/session';
import { ButtonLink } from '../../../ui/Button';
import { PageHead } from '../../../ui/PageHead';
import { readBackAddress } from '../back';
import { describeAbsence } from '../describeAbsence';
import { keepSaved } from '../savedEntry';
import { useReportLeftOut } from '../series/useReportLeftOut';
import { titles } from '../title.messages';
import { messages } from './entry.messages';
import { keepsKind } from './entryBasics';
import { EntryFields } from './EntryFields';
import { ENTRY_FORM, toInput, toOccurrences, toValues } from './entryForm';
import { useLeaveSaved, useTypedBefore } from './typedValues';

/** The page that adds an entry. Its address can have the kind, as that of a new expense does. */
export function NewEntryScreen() {
  const [query] = useSearchParams();
  const kind = KINDS.find((one) => one === query.get('kind'));
  return <EntryPage key={kind} id={null} kind={kind} />;
}

const KINDS: readonly Entry['kind'][] = ['receivable', 'payable'];

/** The page of one entry. */
export function EntryScreen() {
  const { id = '' } = useParams();
  return <EntryPage key={id} id={id} />;
}

function EntryPage({ id, kind }: { id: string | null; kind?: Entry['kind'] | undefined }) {
  const intl = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const categories = useListCategoriesQuery(useSessionArg(undefined));
  const entry = useGetEntryQuery(useSessionArg(id ?? skipToken));
  const loaded =
    categories.currentData && (id === null || entry.currentData)
      ? { categories: categories.currentData, entry: id === null ? null : (entry.currentData ?? null) }
      : undefined;
  const first = useFirstLoaded(loaded);
  const profile = useAppSelector(selectProfile);
  // The session's operations decide whether the form asks for a scope.
  const isScopeUnknown =
    first?.entry?.occurrence !== undefined && profile.data === undefined && !profile.isError;
  if (!isSignedIn) return <SignInFirst />;
  const { error, retry } = joinQueries([categories, entry]);
  const shown = first?.entry ?? null;
  return (
    <>
      <PageHead
        title={intl.formatMessage(id === null ? titles.newEntry : titles.entry)}
        // The form has no field for a kind that is kept.
        meta={shown && keepsKind(shown) ? nameOf(intl, kindNames, shown.kind) : undefined}
        actions={shown && <Actions entry={shown} />}
      />
      {first && !isScopeUnknown ? (
        <EntryForm {...first} kind={kind} />
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

/** The links to the pages about an entry. */
function Actions({ entry: { id, occurrence, seriesId } }: { entry: Entry }) {
  const mayCall = useMayCall();
  const state: unknown = useLocation().state;
  const links: { operation: OperationId; to: string; title: MessageDescriptor }[] = [];
  if (seriesId !== undefined)
    links.push({ operation: 'getSeries', to: paths.series.to(seriesId), title: titles.series });
  if (occurrence !== undefined)
    links.push({ operation: 'deleteOccurrences', to: paths.deleteSeries.to(id), title: titles.deleteSeries });
  links.push({ operation: 'getEntryHistory', to: paths.entryHistory.to(id), title: titles.history });
  return links
    .filter(({ operation }) => mayCall(operation))
    .map(({ operation, to, title }) => (
      <ButtonLink key={operation} variant="plain" to={to} state={state}>
        <FormattedMessage {...title} />
      </ButtonLink>
    ));
}

type EntryFormProps = {
  entry: Entry | null;
  categories: CategoryList;
  /** The kind of a new entry. */
  kind: Entry['kind'] | undefined;
};

function EntryForm({ entry: first, categories, kind }: EntryFormProps) {
  const dispatch = useAppDispatch();
  const back = readBackAddress(useLocation().state);
  const [addEntry] = useAddEntryMutation();
  const [changeEntry] = useChangeEntryMutation();
  const [changeOccurrences] = useChangeOccurrencesMutation();
  const reportLeftOut = useReportLeftOut();
  const mayCall = useMayCall();
  const typed = useTypedBefore();
  const leave = useLeaveSaved(back);
  const asksScope = (entry: Entry | null) =>
    entry?.occurrence !== undefined && entry.version !== undefined && mayCall('changeOccurrences');
  return (
    <RecordForm
      form={ENTRY_FORM}
      first={first}
      typed={typed}
      toValues={(entry) => toValues(entry, { today: categories.asOf, kind, asksScope: asksScope(entry) })}
      send={async (values, entry) => {
        const input = toInput(values, categories);
        if (entry === null) return addEntry(input);
        const { id, version } = entry;
        if (values.scope !== 'one' && version !== undefined) {
          const { data, error } = await changeOccurrences({ id, body: toOccurrences(values, version) });
          if (error !== undefined) return { error };
          reportLeftOut(data.leftOut);
          return { data: entry };
        }
        return changeEntry({ id, values: { ...input, ...(version !== undefined && { version }) } });
      }}
      load={(entry) => (entry === null ? Promise.resolve({}) : dispatch(loadEntry(entry.id)))}
      onSaved={(saved) =>
        saved ? leave({ ...saved, isNew: first === null }, keepSaved(saved, first === null)) : leave(null)
      }
      cancel={back}
    >
      {(field, entry) => (
        <EntryFields categories={categories} entry={entry} field={field} asksScope={asksScope(entry)} />
      )}
    </RecordForm>
  );
}
