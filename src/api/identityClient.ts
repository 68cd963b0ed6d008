import type { Settings as PortalSettings } from '../config/runtimeSettings';
import { SERVICE, type CloudIdentity, type IdentityResponse } from './identityService';

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
