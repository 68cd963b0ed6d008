import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useLocation } from 'react-router-dom';
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
import { DataAbsent } from '../../../controls/DataAbsent';
import { RecordForm } from '../../../controls/form/RecordForm';
import { joinQueries } from '../../../controls/joinQueries';
import { useMayCall } from '../../../controls/useMayCall';
import { useSessionArg } from '../../../controls/useSessionArg';
import { money } from '../../../i18n/formats';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectProfile } from '../../../store/profile';
import { Button, ButtonLink } from '../../../ui/Button';
import { useBack } from '../back';
import { describeAbsence } from '../describeAbsence';
import { useEntryLinks } from '../panel/useEntryLinks';
import { useReportLeftOut } from '../series/useReportLeftOut';
import { titles } from '../title.messages';
import { messages as actionMessages } from './action.messages';
import { ADDED, messages } from './entry.messages';
import { keepsKind } from './entryBasics';
import { EntryFields } from './EntryFields';
import { ENTRY_FORM, toDuplicate, toInput, toOccurrences, toValues } from './entryForm';
import { describeState, nameEntry } from './entryHead';
import { findPaymentTexts } from './paymentTexts';
import { useLeaveSaved, useTakeTyped, useTypedBefore } from './typedValues';
import { useDelete } from './useDelete';
import { useFirstField } from './useFirstField';
import { useListNamesNew } from './useListNamesNew';
import { usePayRow } from './usePayRow';

type Props = {
  /** Null: a new entry. */
  id: string | null;
  /** The kind of a new entry. Undefined: the person chooses. */
  kind: Entry['kind'] | undefined;
  /** The head of the page, or of the panel beside the list. */
  Head: ComponentType<{ title: string; meta?: ReactNode; actions?: ReactNode }>;
  place: 'page' | 'panel';
  /** Returns the element that takes the focus after a payment. */
  findTitle: () => HTMLElement | null;
  /** The entry after this one in the list, which Ctrl and Enter open after a save. */
  nextId?: string | undefined;
};

/** The form of an entry, with its head and its loading. */
export function EntryRecord({ id, kind, Head, place, findTitle, nextId }: Props) {
  const intl = useIntl();
  const categories = useListCategoriesQuery(useSessionArg(undefined));
  const entry = useGetEntryQuery(useSessionArg(id ?? skipToken));
  const loaded =
    categories.currentData && (id === null || entry.currentData)
      ? { categories: categories.currentData, entry: id === null ? null : (entry.currentData ?? null) }
      : undefined;
  const [isUnsaved, setUnsaved] = useState(false);
  const first = useShown(loaded, isUnsaved);
  const profile = useAppSelector(selectProfile);
  // The session's operations decide whether the form asks for a scope.
  const isScopeUnknown =
    first?.entry?.occurrence !== undefined && profile.data === undefined && !profile.isError;
  const { error, retry } = joinQueries([categories, entry]);
  const shown = entry.currentData ?? first?.entry ?? null;
  return (
    <>
      <Head
        title={
          shown ? nameEntry(intl, shown) : intl.formatMessage(id === null ? titles.newEntry : titles.entry)
        }
        // The form has no field for a kind that is kept.
        meta={shown && keepsKind(shown) ? describeState(intl, shown) : undefined}
        actions={shown && <Actions {...{ place, findTitle, isUnsaved }} entry={shown} />}
      />
      {first && !isScopeUnknown ? (
        <EntryForm
          key={first.entry?.version}
          {...first}
          {...{ kind, place, nextId }}
          onUnsaved={setUnsaved}
        />
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

type Loaded = { entry: Entry | null; categories: CategoryList };

/** Returns what the form shows: what was loaded first, or a later version while nothing is typed. */
function useShown(loaded: Loaded | undefined, isUnsaved: boolean): Loaded | undefined {
  const [shown, setShown] = useState(loaded);
  const isOther = loaded !== undefined && loaded.entry?.version !== shown?.entry?.version;
  const isNew = shown === undefined ? loaded !== undefined : isOther && !isUnsaved;
  if (isNew) setShown(loaded);
  return shown;
}

type ActionsProps = Pick<Props, 'place' | 'findTitle'> & {
  entry: Entry;
  /** Typed values would be lost with a deleted entry. */
  isUnsaved: boolean;
};

/** What can be done with a stored entry, besides changing it. */
function Actions({ entry, place, findTitle, isUnsaved }: ActionsProps) {
  const { id, occurrence, seriesId, kind } = entry;
  const mayCall = useMayCall();
  const { key } = useLocation();
  const back = useBack();
  const { toNew } = useEntryLinks();
  const takeTyped = useTakeTyped();
  const remove = useDelete();
  const links: { operation: OperationId; to: string; title: MessageDescriptor }[] = [];
  if (seriesId !== undefined)
    links.push({ operation: 'getSeries', to: paths.series.to(seriesId), title: titles.series });
  if (occurrence !== undefined)
    links.push({ operation: 'deleteOccurrences', to: paths.deleteSeries.to(id), title: titles.deleteSeries });
  // The panel has the history below the form.
  if (place === 'page')
    links.push({ operation: 'getEntryHistory', to: paths.entryHistory.to(id), title: titles.history });
  const asksScope = occurrence !== undefined && mayCall('deleteOccurrences');
  return (
    <>
      <PayAction {...{ entry, place, findTitle, isUnsaved }} />
      {links
        .filter(({ operation }) => mayCall(operation))
        .map(({ operation, to, title }) => (
          <ButtonLink key={operation} variant="plain" to={to} state={{ back }}>
            <FormattedMessage {...title} />
          </ButtonLink>
        ))}
      {mayCall('addEntry') && (
        <ButtonLink
          variant="plain"
          to={toNew(kind).to}
          state={{ back, typedAt: key }}
          onClick={() => takeTyped(toDuplicate(entry))}
        >
          <FormattedMessage {...messages.duplicate} />
        </ButtonLink>
      )}
      {mayCall('deleteEntries') && entry.mayDelete !== false && !asksScope && !isUnsaved && (
        <Button variant="plain" onClick={() => void remove([entry])}>
          <FormattedMessage {...actionMessages.remove} />
        </Button>
      )}
    </>
  );
}

/** Opens the payment of the entry. The button disappears with the payment, so the focus then goes to the title. */
function PayAction({ entry, place, findTitle, isUnsaved }: ActionsProps) {
  const mayCall = useMayCall();
  const button = useRef<HTMLButtonElement>(null);
  const { onPay, dialog } = usePayRow({
    hasRows: false,
    findOpener: () => button.current,
    findTitle,
    // Beside a list, the list restores what was typed.
    belongsHere: ({ entries: [first, ...others] }) =>
      place === 'page' && first?.id === entry.id && others.length === 0,
  });
  return (
    <>
      {entry.status !== 'paid' && !isUnsaved && mayCall('payEntries') && (
        <Button ref={button} onClick={() => onPay(entry)}>
          <FormattedMessage {...findPaymentTexts([entry]).open} />
        </Button>
      )}
      {dialog}
    </>
  );
}

type EntryFormProps = Pick<Props, 'kind' | 'place' | 'nextId'> &
  Loaded & {
    onUnsaved: (isUnsaved: boolean) => void;
  };

function EntryForm({ entry: first, categories, kind, place, nextId, onUnsaved }: EntryFormProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const back = useBack();
  const { toEntry, toNew } = useEntryLinks();
  const [addEntry] = useAddEntryMutation();
  const [changeEntry] = useChangeEntryMutation();
  const [changeOccurrences] = useChangeOccurrencesMutation();
  const reportLeftOut = useReportLeftOut();
  const mayCall = useMayCall();
  const typed = useTypedBefore();
  const firstField = useFirstField({ kind, isPage: place === 'page' });
  const leave = useLeaveSaved(back);
  const asksScope = (entry: Entry | null) =>
    entry?.occurrence !== undefined && entry.version !== undefined && mayCall('changeOccurrences');
  const listNamesNew = useListNamesNew(back);
  /** A next form on a page of its own has no list. */
  const isNamedByList = (goesOn: boolean) => listNamesNew && (place === 'panel' || !goesOn);
  const findNext = (saved: Entry) => {
    if (first === null) return toNew(saved.kind);
    return nextId === undefined ? null : toEntry(nextId);
  };
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
      onSaved={(saved, goesOn) =>
        leave(saved && { ...saved, isNew: first === null }, goesOn && saved ? findNext(saved) : null)
      }
      describeSaved={(saved, goesOn) => {
        if (first !== null || saved === null) return { messageId: messages.changed.id };
        if (isNamedByList(goesOn)) return null;
        const { kind: savedKind, counterparty, amountCents } = saved;
        return {
          messageId: ADDED[savedKind].id,
          values: { name: counterparty, amount: money(intl, amountCents) },
        };
      }}
      layout={place === 'panel' ? 'plain' : 'card'}
      focusFirst={first === null ? firstField : undefined}
      onUnsaved={onUnsaved}
      cancel={back}
    >
      {(field, entry) => (
        <EntryFields categories={categories} entry={entry} field={field} asksScope={asksScope(entry)} />
      )}
    </RecordForm>
  );
}
