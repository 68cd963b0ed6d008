import { useEffect, useState } from 'react';
import type { IdentityDoor, IdentityError } from '../../api/identityClient';
import { callIdentity } from './identityCall';
import { isCode } from './resetCode';

export type ResetStep =
  | { at: 'typing' }
  /** The code came with a link, so nobody has to press a button for it. */
  | { at: 'checking'; code: string }
  /** Null: what the link brought cannot be a code, so nobody was asked. */
  | { at: 'refused'; code: string; error: IdentityError | null }
  | { at: 'choosing'; code: string; email: string }
  | { at: 'done'; email: string };

/** The way from a code to a new password. An answer that comes after the screen has gone changes nothing. */
export function useReset(door: IdentityDoor, code: string | null) {
  const [step, setStep] = useState<ResetStep>(() => firstStep(code));

  useEffect(() => {
    if (step.at !== 'checking') return;
    let isCurrent = true;
    void callIdentity(door, (identity) => identity.checkCode(step.code)).then((answer) => {
      if (!isCurrent) return;
      setStep(
        answer.isDone
          ? { at: 'choosing', code: step.code, email: answer.value }
          : { at: 'refused', code: step.code, error: answer.error },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [door, step]);

  return { step, setStep };
}

function firstStep(code: string | null): ResetStep {
  if (code === null) return { at: 'typing' };
  return isCode(code) ? { at: 'checking', code } : { at: 'refused', code, error: null };
}
