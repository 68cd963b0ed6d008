import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { isNotOffered, toCallError } from '../../../api/callError';
import type { CallError } from '../../../api/callError';
import type { Entry } from '../../../api/entries';
import { loadEntry, useChangeEntriesMutation } from '../../../api/entry';
import { isOutdated, readChangedBy, readConflictIds, readProblems } from '../../../api/failedChange';
import { ruleTexts } from '../../../controls/form/rule.messages';
import { useSubmission } from '../../../controls/useSubmission';
import { useAppDispatch } from '../../../store/hooks';
import { toastAdded } from '../../../store/toasts';
import type { Outcome } from '../../../ui/FormFrame';
import { writeSearchAddress } from '../back';
import { describeEntryFailure } from '../form/describeEntryFailure';
import { entryRules } from '../form/entryRule.messages';
import { PaymentFailure } from '../form/PaymentFailure';
import { messages } from './change.messages';
import { listNames } from './ChangePreview';
import { CHANGE_NAMES, planUndo } from './planChange';
import type { ChangeName, ChangeValues, Plan, UndoneEntry } from './planChange';

type Events = {
  onDone: (undone: UndoneEntry[]) => void;
  /** Gets the present values of the entries that still exist, after another person has changed or deleted some. */
  onOutdated: (present: readonly Entry[]) => void;
};

/** A value that the backend has refused. */
type Refused = { name: ChangeName; value: string; text: MessageDescriptor };

/** Sends the change of entries. Returns what to show if it fails. */
export function useChange(entries: readonly Entry[], { onDone, onOutdated }: Events) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [changeEntries] = useChangeEntriesMutation();
  const begin = useSubmission();
  const [failure, setFailure] = useState<ReactNode>(null);
  const [refused, setRefused] = useState<Refused | null>(null);

  /** Loads the entries that a conflict names. Returns the call that has failed, or null. */
  const loadPresent = async (ids: readonly string[]): Promise<CallError | null> => {
    const present = new Map<string, Entry>();
    // In turn, because a browser or backend may limit the number of calls at once.
    for (const id of ids) {
      const { data, error } = await dispatch(loadEntry(id));
      if (data) present.set(id, data);
      else if (!isNotOffered(toCallError(error ?? {}))) return toCallError(error ?? {});
    }
    const gone = entries.filter(({ id }) => ids.includes(id) && !present.has(id));
    if (gone.length > 0) {
      const text = intl.formatMessage(messages.gone, { count: gone.length, names: listNames(intl, gone) });
      dispatch(toastAdded({ text, lang: intl.locale }, 'info'));
    }
    onOutdated(entries.flatMap((entry) => (ids.includes(entry.id) ? (present.get(entry.id) ?? []) : entry)));
    return null;
  };

  const explain = async (error: CallError): Promise<ReactNode> => {
    const ids = isOutdated(error) && error.kind === 'http' ? readConflictIds(error.body) : null;
    const loadError = ids === null ? error : await loadPresent(ids);
    if (loadError !== null || ids === null)
      return (
        <PaymentFailure
          error={error}
          text={describeEntryFailure(loadError ?? error)}
          lookUp={writeSearchAddress('')}
        />
      );
    const name = error.kind === 'http' ? readChangedBy(error.body) : null;
    const values = { count: ids.length, name: <bdi>{name}</bdi> };
    return (
      <p>
        <FormattedMessage
          {...(name === null ? messages.outdatedUnnamed : messages.outdated)}
          values={values}
        />
      </p>
    );
  };

  const send = async ({ changed }: Plan, values: ChangeValues): Promise<Outcome<ChangeName>> => {
    setFailure(null);
    if (changed.length === 0) {
      const isChosen = CHANGE_NAMES.some((name) => values[name] !== '');
      setFailure(
        <p>
          <FormattedMessage {...(isChosen ? messages.nothingChanges : messages.nothingChosen)} />
        </p>,
      );
      return { kind: 'failed', focus: 'category' };
    }
    const end = begin();
    const { data, error } = await changeEntries({
      entries: changed.flatMap(({ entry: { id, version }, changes }) =>
        version === undefined ? [] : [{ id, version, ...changes }],
      ),
    });
    end('stays');
    if (data) {
      onDone(planUndo(changed, data.entries));
      return { kind: 'done' };
    }
    const callError = toCallError(error);
    const refusal = findRefused(callError, values);
    setRefused(refusal);
    if (refusal !== null) return { kind: 'failed', focus: refusal.name, isInvalid: true };
    setFailure(await explain(callError));
    return { kind: 'failed', focus: null };
  };
  /** Returns the text of a refused value. */
  const checkRefused = (name: ChangeName, value: string): MessageDescriptor | undefined =>
    refused?.name === name && refused.value === value ? refused.text : undefined;
  return { send, failure, checkRefused };
}

/** Returns the first refused value of a 422. */
function findRefused(error: CallError, values: ChangeValues): Refused | null {
  if (error.kind !== 'http' || error.status !== 422) return null;
  const found = readProblems(error.body).flatMap(({ field, reason }) =>
    CHANGE_NAMES.filter((name) => field.endsWith(`.${name}`)).map((name) => ({ name, reason })),
  )[0];
  if (found === undefined) return null;
  const { name, reason } = found;
  const text = reason === 'other-kind' ? entryRules.otherKind : ruleTexts.notAccepted;
  return { name, value: values[name], text };
}
