import { useState } from 'react';
import { toCallError, isNotOffered, isRefused } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { failureText } from '../../api/callError.messages';
import { useChangeCompanyMutation } from '../../api/company';
import type { Company } from '../../api/company';
import { readProblems } from '../../api/entry';
import { formTexts } from '../../controls/form/form.messages';
import { SaveFailure } from '../../controls/form/SaveFailure';
import type { Reload } from '../../controls/form/SaveFailure';
import { makeRefused } from '../../controls/form/useRules';
import type { Refused } from '../../controls/form/useRules';
import { useSubmission } from '../../controls/useSubmission';
import type { ToastText } from '../../store/toasts';
import type { Outcome } from '../../ui/FormFrame';
import { messages } from './company.messages';
import { NAMES, readRefused, toInput } from './values';
import type { Name, Values } from './values';

const CONFLICT = { named: messages.conflict, unnamed: messages.conflictUnnamed };

type Callbacks = { onSaved: (company: Company) => void; onReload: Reload };

/** Sends the company's data, and explains a failure. */
export function useSaveCompany({ version }: Company, { onSaved, onReload }: Callbacks) {
  const [changeCompany] = useChangeCompanyMutation();
  const begin = useSubmission();
  const [error, setError] = useState<CallError | null>(null);
  const [refused, setRefused] = useState<Refused<Name>>({});

  const save = async (values: Values): Promise<Outcome<Name>> => {
    setError(null);
    const end = begin();
    const change = { ...toInput(values), ...(version !== undefined && { version }) };
    const { data, error: found } = await changeCompany(change);
    end('stays');
    if (data) {
      onSaved(data);
      return { kind: 'done' };
    }
    const failed = toCallError(found);
    setError(failed);
    const problems =
      failed.kind === 'http' && failed.status === 422 ? readRefused(readProblems(failed.body), values) : {};
    const { refused: refusedNow, first } = makeRefused(NAMES, values, problems);
    if (first === null) return { kind: 'failed', focus: null };
    setRefused(refusedNow);
    return { kind: 'failed', focus: first, isInvalid: true };
  };
  return {
    save,
    refused,
    failure: error && <SaveFailure {...{ error, describe, onReload }} conflict={CONFLICT} />,
  };
}

function describe(error: CallError): ToastText {
  if (isNotOffered(error)) return { messageId: messages.notOffered.id };
  if (isRefused(error)) return { messageId: formTexts.notPermitted.id };
  if (error.kind === 'http' && error.status === 422)
    return { ...failureText(error), messageId: formTexts.refused.id };
  return failureText(error);
}
