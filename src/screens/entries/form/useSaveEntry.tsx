import { useState } from 'react';
import { toCallError } from '../../../api/callError';
import type { CallError } from '../../../api/callError';
import type { Entry } from '../../../api/entries';
import { readProblems, useAddEntryMutation, useChangeEntryMutation } from '../../../api/entry';
import { SaveFailure } from '../../../controls/form/SaveFailure';
import type { Reload } from '../../../controls/form/SaveFailure';
import { makeRefused } from '../../../controls/form/useRules';
import type { Refused } from '../../../controls/form/useRules';
import { useSubmission } from '../../../controls/useSubmission';
import type { Outcome } from '../../../ui/FormFrame';
import { describe } from './describe';
import { messages } from './entry.messages';
import { NAMES, readRefused, toInput } from './values';
import type { Name, Values } from './values';

const CONFLICT = { named: messages.conflict, unnamed: messages.conflictUnnamed };

/** Sends an entry, and explains a failure. `onReload` loads the present values after a change by another person. */
export function useSaveEntry(entry: Entry | null, onReload: Reload) {
  const [addEntry] = useAddEntryMutation();
  const [changeEntry] = useChangeEntryMutation();
  const begin = useSubmission();
  const [error, setError] = useState<CallError | null>(null);
  const [refused, setRefused] = useState<Refused<Name>>({});
  const [isSaved, setIsSaved] = useState(false);

  const send = (values: Values) => {
    const input = toInput(values);
    if (entry === null) return addEntry(input);
    const { id, version } = entry;
    const change = version === undefined ? input : { ...input, version };
    return changeEntry({ id, values: change });
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
    const { refused: refusedNow, first } = makeRefused(NAMES, values, problems);
    if (first === null) return { kind: 'failed', focus: null };
    setRefused(refusedNow);
    return { kind: 'failed', focus: first, isInvalid: true };
  };
  return {
    save,
    isSaved,
    refused,
    failure: error && <SaveFailure {...{ error, describe, onReload }} conflict={CONFLICT} />,
  };
}
