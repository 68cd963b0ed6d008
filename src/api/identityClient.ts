import type { Settings as PortalSettings } from '../config/settings';

/** The service's name, as a person is told it. */
export const SERVICE = 'firebase-auth';

/** Why a call of the cloud identity failed: the service's name and its own code (specification §8.10). */
export type IdentityError = { service: string; code: string };
export type IdentityAnswer<T> = { isDone: true; value: T } | { isDone: false; error: IdentityError };

/** specification §3.6: what a registration gives. */
export type NewIdentity = { name: string; email: string; password: string };

/** The calls of specification §7.12. None rejects. */
export type CloudIdentity = {
  /** The same answer for an address that has an identity already; the name may fail although the rest succeeded. */
  register: (who: NewIdentity) => Promise<IdentityAnswer<{ isNameMissing: boolean }>>;
  /** The same answer for an address that has no identity. */
  sendReset: (to: { email: string; languageTag: string }) => Promise<IdentityAnswer<void>>;
  /** Answers with the address that the code was sent to. */
  checkCode: (code: string) => Promise<IdentityAnswer<string>>;
  confirmReset: (reset: { code: string; password: string }) => Promise<IdentityAnswer<void>>;
  signOut: () => Promise<void>;
};

/** The way to the cloud identity for a page that may never need it. */
export type IdentityDoor = {
  /** Whether a reset also changes the numeric login's password. */
  changesLogin: boolean;
  /** Loads the service's library with the first call; a failed load is a failed network, and can be tried again. */
  open: () => Promise<IdentityAnswer<CloudIdentity>>;
  /** At logout. A document that has not loaded the library holds no identity, so nothing is loaded for it. */
  signOut: () => void;
};

/** Returns null where no cloud identity is configured. */
export function makeIdentityDoor({
  cloudIdentity: settings,
  identityChangesLogin,
}: Pick<PortalSettings, 'cloudIdentity' | 'identityChangesLogin'>): IdentityDoor | null {
  if (settings === null) return null;
  let opened: Promise<IdentityAnswer<CloudIdentity>> | null = null;
  const load = async (): Promise<IdentityAnswer<CloudIdentity>> => {
    const { connect } = await import(/* webpackChunkName: "identity" */ './cloudIdentity');
    return { isDone: true, value: connect(settings) };
  };
  return {
    changesLogin: identityChangesLogin,
    open: () => {
      opened ??= load().catch(() => {
        opened = null;
        return { isDone: false, error: { service: SERVICE, code: 'auth/network-request-failed' } };
      });
      return opened;
    },
    signOut: () => {
      opened?.then((door) => (door.isDone ? door.value.signOut() : undefined)).catch(() => undefined);
    },
  };
}
