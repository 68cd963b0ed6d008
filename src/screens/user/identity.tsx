import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { IdentityClient, IdentityError } from '../../api/identityClient';
import { useIdentity } from '../../controls/identity';
import { sentenceOf } from './identityError.messages';

/** The client of the cloud identity. Its library loads while the visitor types. */
export function usePreloadedIdentity(): IdentityClient | null {
  const identity = useIdentity();
  useEffect(() => identity?.preload(), [identity]);
  return identity;
}

/** Characters of an unknown code. */
const LONGEST_CODE = 100;

/** A failure of the service in the visitor's language. */
export function IdentityFailure({ error: { service, code } }: { error: IdentityError }) {
  const shown = `${service}: ${code}`.slice(0, LONGEST_CODE);
  return <FormattedMessage {...sentenceOf(code)} values={{ code: <bdi dir="ltr">{shown}</bdi> }} />;
}

/** The field that a refusal concerns. */
export function fieldOf(code: string): 'email' | 'password' | null {
  if (code === 'auth/invalid-email') return 'email';
  return /^auth\/(?:weak-password|password-does-not-meet-requirements)$/.test(code) ? 'password' : null;
}

/** Whether a code for a new password has expired, so that only a new mail helps. */
export const isCodeOver = (code: string): boolean =>
  /^auth\/(?:(?:expired|invalid)-action-code|user-not-found)$/.test(code);
