// What the portal knows of the cloud identity's service without its library.
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
