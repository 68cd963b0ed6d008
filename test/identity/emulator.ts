// Starts the official emulator of the identity service. Its packages are in test/emulator.
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { listenLocally } from 'contract-gates/listenLocally';

/** The prefix `demo-` prevents calls to a real project. */
export const PROJECT = 'demo-portaria';

export type Emulator = {
  origin: string;
  /** Returns the codes of the mails to an address, the newest last. */
  readCodes: (email: string) => Promise<string[]>;
  /** Returns the stored display name, or undefined for an unknown address. */
  readName: (email: string) => Promise<string | undefined>;
  /** Returns whether the identity accepts this password. */
  acceptsPassword: (email: string, password: string) => Promise<boolean>;
  create: (email: string, password: string) => Promise<void>;
  stop: () => Promise<void>;
};

type Json = Record<string, unknown>;

// The emulator's command line would also start a hub, a log and a download, so the tests start only the server.
const load = createRequire(resolve('test/emulator/package.json'));

export async function startEmulator(): Promise<Emulator> {
  const { createApp } = load('firebase-tools/lib/emulator/auth/server') as {
    createApp: (project: string) => Promise<RequestListener>;
  };
  const server = createServer(await createApp(PROJECT));
  const origin = await listenLocally(server);

  const call = async (path: string, body?: object): Promise<{ isOk: boolean; data: Json }> => {
    // The emulator accepts `owner` as the token of an administrator, and any API key.
    const response = await fetch(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { isOk: response.ok, data: (await response.json()) as Json };
  };
  const accounts = (operation: string, body: object) =>
    call(`/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`, body);
  const readList = (data: Json, name: string) => (data[name] ?? []) as Record<string, string>[];

  return {
    origin,
    readCodes: async (email) => {
      const { data } = await call(`/emulator/v1/projects/${PROJECT}/oobCodes`);
      return readList(data, 'oobCodes')
        .filter((sent) => sent['email'] === email)
        .map((sent) => sent['oobCode'] ?? '');
    },
    readName: async (email) => {
      const path = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:lookup`;
      return readList((await call(path, { email: [email] })).data, 'users')[0]?.['displayName'];
    },
    acceptsPassword: async (email, password) =>
      (await accounts('signInWithPassword', { email, password, returnSecureToken: true })).isOk,
    create: async (email, password) => {
      const { isOk } = await accounts('signUp', { email, password, returnSecureToken: true });
      if (!isOk) throw new Error(`the emulator did not create ${email}`);
    },
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}
