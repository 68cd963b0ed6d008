import { lazyPart } from '../../chunks/lazyPart';

/** Most visitors of the login have no session, so the notice is a chunk. A start with a session loads it early. */
export const signedInNotice = lazyPart(
  async () => (await import(/* webpackChunkName: "signed-in" */ './SignedInNotice')).SignedInNotice,
);
