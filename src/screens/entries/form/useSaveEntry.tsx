import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { toCallError } from '../../../api/callError';
import type { CallError } from '../../../api/callError';
import type { Entry } from '../../../api/entries';
import { entryApi, readChangedBy, readProblems } from '../../../api/entry';
import { useSubmission } from '../../../controls/useSubmission';
import { useToastText } from '../../../controls/useToastText';
import { useAppDispatch } from '../../../store/hooks';
import { limitText } from '../../../store/toasts';
import { Button } from '../../../ui/Button';
import { ErrorDetails } from '../../../ui/ErrorDetails';
import type { Outcome } from '../../../ui/SubmitForm';
import { describe } from './describe';
import { messages } from './entry.messages';
import type { Refused } from './EntryFields';
import { NAMES, readRefused, toInput } from './values';
import type { Name, Values } from './values';

/** Sends an entry, and explains a failure. `onReload` loads the present values after a change by another person. */
export function useSaveEntry(entry: Entry | null, onReload: () => void) {
  const dispatch = useAppDispatch();
  const begin = useSubmission();
  const [error, setError] = useState<CallError | null>(null);
  const [refused, setRefused] = useState<Refused>({});
  const [isSaved, setIsSaved] = useState(false);

  const send = (values: Values) => {
    const { addEntry, changeEntry } = entryApi.endpoints;
    const input = toInput(values);
    if (entry === null) return dispatch(addEntry.initiate(input, { track: false }));
    const { id, version } = entry;
    const change = version === undefined ? input : { ...input, version };
    return dispatch(changeEntry.initiate({ id, values: change }, { track: false }));
  };
  const save = async (values: Values): Promise<Outcome<Name>> => {
    setError(null);
    const end = begin();
    const { error: found } = await send(values);
    end('stays');
    if (!found) {
      setIsSaved(true);
      return { kind: 'done' };
    }
    const failed = toCallError(found);
    setError(failed);
    const problems =
      failed.kind === 'http' && failed.status === 422 ? readRefused(readProblems(failed.body)) : {};
    const first = NAMES.find((name) => name in problems) ?? null;
    if (first === null) return { kind: 'failed', focus: null };
    const entries = NAMES.flatMap((name) => {
      const message = problems[name];
      return message ? [[name, { value: values[name], message }] as const] : [];
    });
    setRefused(Object.fromEntries(entries));
    return { kind: 'failed', focus: first, isInvalid: true };
  };
  return { save, isSaved, refused, failure: error && <Failure error={error} onReload={onReload} /> };
}

/** Explains a failed submission. */
function Failure({ error, onReload }: { error: CallError; onReload: () => void }): ReactNode {
  const textToShow = useToastText();
  // The login screen reports the end of the session.
  if (error.kind === 'stale' || (error.kind === 'http' && error.endsSession)) return null;
  if (error.kind === 'http' && error.status === 409) {
    const name = readChangedBy(error.body);
    return (
      <>
        <p>
          {name === null ? (
            <FormattedMessage {...messages.conflictUnnamed} />
          ) : (
            <FormattedMessage {...messages.conflict} values={{ name: <bdi>{name}</bdi> }} />
          )}
        </p>
        <Button variant="plain" onClick={onReload}>
          <FormattedMessage {...messages.loadCurrent} />
        </Button>
      </>
    );
  }
  const { text, detail } = textToShow(limitText(describe(error)));
  return (
    <>
      <p>{text}</p>
      {detail && <ErrorDetails {...detail} />}
    </>
  );
}
