import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { IdentityClient } from '../../api/identityClient';
import type { IdentityError } from '../../api/identityService';
import { useIdentity } from '../../controls/identityContext';
import { findSentence } from './identityError.messages';

/** Returns the client of the cloud identity. Its library loads while the visitor types. */
export function usePreloadedIdentity(): IdentityClient | null {
  const identity = useIdentity();
  useEffect(() => identity?.preload(), [identity]);
  return identity;
}

/** Limit of characters of an unknown code. */
const MAX_CODE_LENGTH = 100;

/** The message of an error of the service. */
export function IdentityFailure({ error: { service, code } }: { error: IdentityError }) {
  const shownCode = `${service}: ${code}`.slice(0, MAX_CODE_LENGTH);
  return <FormattedMessage {...findSentence(code)} values={{ code: <bdi dir="ltr">{shownCode}</bdi> }} />;
}

/** Returns the field that the service refused. */
export function findRefusedField(code: string): 'email' | 'password' | null {
  if (code === 'auth/invalid-email') return 'email';
  return /^auth\/(?:weak-password|password-does-not-meet-requirements)$/.test(code) ? 'password' : null;
}

/** Whether the code of a mail is expired, used, or of a removed user. The page then offers a new mail. */
export const isResetCodeUnusable = (errorCode: string): boolean =>
  /^auth\/(?:(?:expired|invalid)-action-code|user-not-found)$/.test(errorCode);
