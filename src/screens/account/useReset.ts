import { useEffect, useState } from 'react';
import type { IdentityClient } from '../../api/identityClient';
import type { IdentityError } from '../../api/identityService';
import { isCode } from './resetCode';

export type ResetStep =
  | { at: 'typing' }
  /** The code of a link is checked automatically. */
  | { at: 'checking'; code: string }
  /** Null: the link contains no valid code, so no request is sent. */
  | { at: 'refused'; code: string; error: IdentityError | null }
  | { at: 'choosing'; code: string; email: string }
  | { at: 'done'; email: string };

/** The steps from a code to a new password. A response after the screen was left is ignored. */
export function useReset(identity: IdentityClient, code: string | null) {
  const [step, setStep] = useState<ResetStep>(() => findFirstStep(code));

  useEffect(() => {
    if (step.at !== 'checking') return;
    let isCurrent = true;
    void identity
      .call((client) => client.checkCode(step.code))
      .then((response) => {
        if (!isCurrent) return;
        setStep(
          response.isDone
            ? { at: 'choosing', code: step.code, email: response.value }
            : { at: 'refused', code: step.code, error: response.error },
        );
      });
    return () => {
      isCurrent = false;
    };
  }, [identity, step]);

  return { step, setStep };
}

function findFirstStep(code: string | null): ResetStep {
  if (code === null) return { at: 'typing' };
  return isCode(code) ? { at: 'checking', code } : { at: 'refused', code, error: null };
}
