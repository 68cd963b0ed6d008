// The cloud identity: Firebase Authentication. The one file that knows its library; a chunk of its own, which only the
// screens that call it load, through src/api/identityDoor.ts.
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
import { SERVICE } from './identityDoor';
import type { CloudIdentity, IdentityAnswer } from './identityDoor';

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
      return sent.isDone || !isUnknown(sent.error.code) ? sent : done(undefined);
    },

    checkCode: (code) => answerOf(() => verifyPasswordResetCode(auth, code)),

    confirmReset: ({ code, password }) => answerOf(() => confirmPasswordReset(auth, code, password)),

    signOut: () => signOut(auth),
  };
}

// Whether an address has an identity is nobody else's business: both answers are the same (specification §8.10).
const isTaken = (code: string) => code === 'auth/email-already-in-use';
const isUnknown = (code: string) => code === 'auth/user-not-found';

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

const codeIn = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'auth/unknown';
