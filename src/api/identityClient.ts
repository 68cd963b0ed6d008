import type { Settings as PortalSettings } from '../config/runtimeSettings';

/** The service's name, as shown to the user. */
export const SERVICE = 'firebase-auth';

/** Why a call of the cloud identity failed: the service's name and its own code (specification §8.10). */
export type IdentityError = { service: string; code: string };
export type IdentityResponse<T> = { isDone: true; value: T } | { isDone: false; error: IdentityError };

/** The fields of a registration (specification §3.6). */
export type NewIdentity = { name: string; email: string; password: string };

/** The calls of specification §7.12. Their promises never reject. */
export type CloudIdentity = {
  /** The response does not reveal whether the address already has an identity. Only the name may fail to be stored. */
  register: (who: NewIdentity) => Promise<IdentityResponse<{ isNameMissing: boolean }>>;
  /** The response does not reveal whether the address has an identity. */
  sendReset: (to: { email: string; languageTag: string }) => Promise<IdentityResponse<void>>;
  /** Returns the address that the code was sent to. */
  checkCode: (code: string) => Promise<IdentityResponse<string>>;
  confirmReset: (reset: { code: string; password: string }) => Promise<IdentityResponse<void>>;
  signOut: () => Promise<void>;
};

/** Lazy client of the cloud identity. The first call loads the service's library. */
export type IdentityClient = {
  /** Whether a reset also changes the numeric login's password. */
  changesLogin: boolean;
  /** Loads the library early. A failed load is repeated by the next call. */
  preload: () => void;
  /** Runs a call of the service. If the library cannot be loaded, the result is a network error. */
  call: <T>(run: (identity: CloudIdentity) => Promise<IdentityResponse<T>>) => Promise<IdentityResponse<T>>;
  /** Signs out at logout. Does not load the library, because without it no identity is signed in. */
  signOut: () => void;
};

/** Makes the client, or returns null if no cloud identity is configured. */
export function makeIdentityClient({
  cloudIdentity: settings,
  identityChangesLogin,
}: Pick<PortalSettings, 'cloudIdentity' | 'identityChangesLogin'>): IdentityClient | null {
  if (settings === null) return null;
  let loading: Promise<CloudIdentity | null> | null = null;
  const load = () =>
    (loading ??= import(/* webpackChunkName: "identity" */ './cloudIdentity')
      .then(({ connect }) => connect(settings))
      .catch(() => (loading = null)));
  return {
    changesLogin: identityChangesLogin,
    preload: () => void load(),
    call: async (run) => {
      const identity = await load();
      return identity
        ? run(identity)
        : { isDone: false, error: { service: SERVICE, code: 'auth/network-request-failed' } };
    },
    signOut: () => void loading?.then((identity) => identity?.signOut()).catch(() => undefined),
  };
}
