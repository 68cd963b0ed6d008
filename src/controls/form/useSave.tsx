import { useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { toCallError } from '../../api/callError';
import { readProblems } from '../../api/failedChange';
import type { Outcome } from '../../ui/FormFrame';
import { useSubmission } from '../useSubmission';
import type { FormDefinition } from './formDefinition';
import { SaveFailure } from './SaveFailure';
import type { Reload } from './SaveFailure';
import { readRefused } from './refusedValues';
import type { Refused } from './refusedValues';
import type { Values } from './schema';

/** The response to a request for a record. */
export type Response<R> = PromiseLike<{ data?: R | undefined; error?: object | undefined }>;

/** Sends the values of a form, and explains a failure. `onReload` loads the present record after a conflict. */
export function useSave<N extends string, R>(
  form: FormDefinition<N, R>,
  send: (values: Values<N>) => Response<R>,
  onReload: Reload,
) {
  const begin = useSubmission();
  const [failed, setFailed] = useState<Omit<ComponentProps<typeof SaveFailure>, 'form' | 'onReload'> | null>(
    null,
  );
  const [refused, setRefused] = useState<Refused<N>>({});
  const [saved, setSaved] = useState<R>();
  const isSaved = useRef(false);

  const save = async (values: Values<N>): Promise<Outcome<N>> => {
    // A key can come before the saved form is left.
    if (isSaved.current) return { kind: 'done' };
    setFailed(null);
    const end = begin();
    const { data, error: reason } = await send(values);
    end('stays');
    if (reason === undefined) {
      isSaved.current = true;
      setSaved(() => data);
      return { kind: 'done' };
    }
    const failure = toCallError(reason);
    const problems = failure.kind === 'http' && failure.status === 422 ? readProblems(failure.body) : [];
    const { refused: refusedNow, first } = readRefused(form, values, problems);
    setFailed({ error: failure, hasRefusedField: first !== null, lookUp: form.lookUp?.(values) ?? null });
    if (first === null) return { kind: 'failed', focus: null };
    setRefused(refusedNow);
    return { kind: 'failed', focus: first, isInvalid: true };
  };
  return { save, saved, refused, failure: failed && <SaveFailure {...{ form, ...failed, onReload }} /> };
}
