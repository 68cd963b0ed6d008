// The cloud identity, which is Firebase Authentication. Only this file imports its library.
// src/api/identityClient.ts loads this file as a separate chunk.
import { FirebaseError, initializeApp } from '@firebase/app';
import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
  signOut,
  updateProfile,
  verifyPasswordResetCode,
} from '@firebase/auth';
import type { CloudIdentity as Settings } from '../config/runtimeSettings';
import { SERVICE, type CloudIdentity, type IdentityResponse } from './identityService';

/** Name of the instance in the library's registry. */
const NAME = 'portaria';

/**
 * Returns the calls of specification §7.12 for one project of the service. No identity is stored: `getAuth` would store
 * it in the browser, and adds 5 kB.
 */
export function connect({ apiKey, authDomain, projectId }: Settings): CloudIdentity {
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }, NAME), {
    persistence: inMemoryPersistence,
  });

  return {
    register: async ({ name, email, password }) => {
      try {
        const created = await toResponse(() => createUserWithEmailAndPassword(auth, email, password));
        if (!created.isDone) return isTaken(created.error.code) ? done({ isNameMissing: false }) : created;
        const nameResult = await toResponse(() => updateProfile(created.value.user, { displayName: name }));
        return done({ isNameMissing: !nameResult.isDone });
      } finally {
        // The library's session is not the portal's, so it ends with this call (specification §7.12).
        await signOut(auth);
      }
    },

    sendReset: async ({ email, languageTag }) => {
      auth.languageCode = languageTag;
      const sent = await toResponse(() => sendPasswordResetEmail(auth, email));
      return sent.isDone || !isOfAddress(sent.error.code) ? sent : done(undefined);
    },

    checkCode: (code) => toResponse(() => verifyPasswordResetCode(auth, code)),

    confirmReset: ({ code, password }) => toResponse(() => confirmPasswordReset(auth, code, password)),

    signOut: () => signOut(auth),
  };
}

// Both responses are the same, so they do not reveal whether an address has an identity (specification §8.10).
const isTaken = (code: string) => ['auth/email-already-in-use', 'auth/user-disabled'].includes(code);
// These codes reveal that an address has an identity. The library uses `too-many-requests` for the limit of one address
// (RESET_PASSWORD_EXCEED_LIMIT) and for the general limit, without a difference.
const isOfAddress = (code: string) =>
  ['auth/user-not-found', 'auth/user-disabled', 'auth/too-many-requests'].includes(code);

function done<T>(value: T): IdentityResponse<T> {
  return { isDone: true, value };
}

/** Turns an error of the library into a response with the service's name and code. */
async function toResponse<T>(call: () => Promise<T>): Promise<IdentityResponse<T>> {
  try {
    return done(await call());
  } catch (error) {
    return { isDone: false, error: { service: SERVICE, code: readCode(error) } };
  }
}

function readCode(error: unknown): string {
  if (isScriptRefused(error)) return 'auth/missing-recaptcha-token';
  return error instanceof FirebaseError ? error.code : 'auth/unknown';
}

// A project that enforces reCAPTCHA makes the library load a script. With Trusted Types, the load throws a TypeError.
// Without them, the content security policy blocks it, and the error contains an event.
// A failed network has a code of the library instead.
const isScriptRefused = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof FirebaseError && error.customData instanceof Event);
