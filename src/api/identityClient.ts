import type { Settings as PortalSettings } from '../config/settings';

/** The service's name, as shown to a person. */
export const SERVICE = 'firebase-auth';

/** Why a call of the cloud identity failed: the service's name and its own code (specification §8.10). */
export type IdentityError = { service: string; code: string };
export type IdentityResponse<T> = { isDone: true; value: T } | { isDone: false; error: IdentityError };

/** specification §3.6: what a registration gives. */
export type NewIdentity = { name: string; email: string; password: string };

/** The calls of specification §7.12. None rejects. */
export type CloudIdentity = {
  /** The same response for an address that already has an identity. Storing the name may fail alone. */
  register: (who: NewIdentity) => Promise<IdentityResponse<{ isNameMissing: boolean }>>;
  /** The same response for an address that has no identity. */
  sendReset: (to: { email: string; languageTag: string }) => Promise<IdentityResponse<void>>;
  /** Returns the address that the code was sent to. */
  checkCode: (code: string) => Promise<IdentityResponse<string>>;
  confirmReset: (reset: { code: string; password: string }) => Promise<IdentityResponse<void>>;
  signOut: () => Promise<void>;
};

/** The cloud identity for a page that may never need it: the service's library is loaded with the first call. */
export type IdentityClient = {
  /** Whether a reset also changes the numeric login's password. */
  changesLogin: boolean;
  /** Loads the library early. A failed load is repeated by the next call. */
  preload: () => void;
  /** Runs a call of the service. A library that cannot be loaded is a failed network. */
  call: <T>(run: (identity: CloudIdentity) => Promise<IdentityResponse<T>>) => Promise<IdentityResponse<T>>;
  /** At logout. A document that has not loaded the library has no identity, so nothing is loaded for it. */
  signOut: () => void;
};

/** Returns null where no cloud identity is configured. */
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
