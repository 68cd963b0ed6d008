// The cloud identity: Firebase Authentication. The one file that knows its library; a chunk of its own, which only the
// screens that call it load, through src/api/identityClient.ts.
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
import type { CloudIdentity, IdentityAnswer } from './identityClient';

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
        const created = await answerOf(() => createUserWithEmailAndPassword(auth, email, password));
        if (!created.isDone) return isTaken(created.error.code) ? done({ isNameMissing: false }) : created;
        const named = await answerOf(() => updateProfile(created.value.user, { displayName: name }));
        return done({ isNameMissing: !named.isDone });
      } finally {
        // It is no session of the portal, so it ends with the call that began it (specification §7.12).
        await signOut(auth);
      }
    },

    sendReset: async ({ email, languageTag }) => {
      auth.languageCode = languageTag;
      const sent = await answerOf(() => sendPasswordResetEmail(auth, email));
      return sent.isDone || !isOfAddress(sent.error.code) ? sent : done(undefined);
    },

    checkCode: (code) => answerOf(() => verifyPasswordResetCode(auth, code)),

    confirmReset: ({ code, password }) => answerOf(() => confirmPasswordReset(auth, code, password)),

    signOut: () => signOut(auth),
  };
}

// Whether an address has an identity is nobody else's business: both answers are the same (specification §8.10).
const isTaken = (code: string) => /^auth\/(?:email-already-in-use|user-disabled)$/.test(code);
// Only an address with an identity can be blocked, or have had too many mails. The library gives the limit of one address
// (RESET_PASSWORD_EXCEED_LIMIT) the code of the general one, and nothing beside it that would tell them apart.
const isOfAddress = (code: string) => /^auth\/(?:user-not-found|user-disabled|too-many-requests)$/.test(code);

function done<T>(value: T): IdentityAnswer<T> {
  return { isDone: true, value };
}

/** The library throws; above this file a failure is an answer, with the service's name and code. */
async function answerOf<T>(call: () => Promise<T>): Promise<IdentityAnswer<T>> {
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
