// The cloud identity: Firebase Authentication. Only this file imports its library. src/api/identityClient.ts loads it
// as a chunk of its own.
import { initializeApp } from '@firebase/app';
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
import type { CloudIdentity as Settings } from '../config/settings';
import { SERVICE } from './identityClient';
import type { CloudIdentity, IdentityResponse } from './identityClient';

/** The library's registry knows its instances by name. */
const NAME = 'portaria';

/**
 * The calls of specification §7.12 on one project of the service. Nothing of an identity is kept: `getAuth` would keep
 * it in the browser, and costs 5 kB more.
 */
export function connect({ apiKey, authDomain, projectId }: Settings): CloudIdentity {
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }, NAME), {
    persistence: inMemoryPersistence,
  });

  return {
    register: async ({ name, email, password }) => {
      try {
        const created = await responseOf(() => createUserWithEmailAndPassword(auth, email, password));
        if (!created.isDone) return isTaken(created.error.code) ? done({ isNameMissing: false }) : created;
        const named = await responseOf(() => updateProfile(created.value.user, { displayName: name }));
        return done({ isNameMissing: !named.isDone });
      } finally {
        // It is no session of the portal, so it ends with the call that began it (specification §7.12).
        await signOut(auth);
      }
    },

    sendReset: async ({ email, languageTag }) => {
      auth.languageCode = languageTag;
      const sent = await responseOf(() => sendPasswordResetEmail(auth, email));
      return sent.isDone || !isOfAddress(sent.error.code) ? sent : done(undefined);
    },

    checkCode: (code) => responseOf(() => verifyPasswordResetCode(auth, code)),

    confirmReset: ({ code, password }) => responseOf(() => confirmPasswordReset(auth, code, password)),

    signOut: () => signOut(auth),
  };
}

// Both responses are the same, so no one learns whether an address has an identity (specification §8.10).
const isTaken = (code: string) => /^auth\/(?:email-already-in-use|user-disabled)$/.test(code);
// Only an address with an identity can be blocked, or have had too many mails. The library gives the limit of one address
// (RESET_PASSWORD_EXCEED_LIMIT) the code of the general one, and nothing beside it that would tell them apart.
const isOfAddress = (code: string) => /^auth\/(?:user-not-found|user-disabled|too-many-requests)$/.test(code);

function done<T>(value: T): IdentityResponse<T> {
  return { isDone: true, value };
}

/** Turns what the library throws into a response with the service's name and code. */
async function responseOf<T>(call: () => Promise<T>): Promise<IdentityResponse<T>> {
  try {
    return done(await call());
  } catch (error) {
    return { isDone: false, error: { service: SERVICE, code: codeIn(error) } };
  }
}

function codeIn(error: unknown): string {
  if (isScriptRefused(error)) return 'auth/missing-recaptcha-token';
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'auth/unknown';
}

// A project that enforces reCAPTCHA makes the library load a script. Where the browser has Trusted Types that throws, and
// elsewhere the policy blocks it, which is an event. A failed network is neither: the library has a code for it.
const isScriptRefused = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof Error && 'customData' in error && error.customData instanceof Event);
