import { FormattedMessage } from 'react-intl';
import type { CloudIdentity, IdentityAnswer, IdentityDoor, IdentityError } from '../../api/identityClient';
import { sentenceOf } from './identityError.messages';

/** Loads the library where that has not been done, and calls. */
export async function callIdentity<T>(
  door: IdentityDoor,
  call: (identity: CloudIdentity) => Promise<IdentityAnswer<T>>,
): Promise<IdentityAnswer<T>> {
  const opened = await door.open();
  return opened.isDone ? call(opened.value) : opened;
}

/** Characters of a code that is not known here. */
const LONGEST_CODE = 100;

/** A failure of the service in the visitor's language. */
export function IdentityFailure({ error: { service, code } }: { error: IdentityError }) {
  const told = `${service}: ${code}`.slice(0, LONGEST_CODE);
  return <FormattedMessage {...sentenceOf(code)} values={{ code: <bdi dir="ltr">{told}</bdi> }} />;
}

/** Which field a refusal is about. */
export function fieldOf(code: string): 'email' | 'password' | null {
  if (code === 'auth/invalid-email') return 'email';
  return /^auth\/(?:weak-password|password-does-not-meet-requirements)$/.test(code) ? 'password' : null;
}

/** Whether a code for a new password is over, so that only a new mail helps. */
export const isCodeOver = (code: string): boolean =>
  /^auth\/(?:(?:expired|invalid)-action-code|user-not-found)$/.test(code);
