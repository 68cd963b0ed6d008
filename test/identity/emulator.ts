// The real emulator of the service, as its makers ship it. It is installed in a folder of its own: test/emulator.
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { listenLocally } from 'contract-gates/listenLocally';

export const PROJECT = 'demo-portaria';

export type Emulator = {
  origin: string;
  /** The codes of the mails that would have been sent, the newest last. */
  codesFor: (email: string) => Promise<string[]>;
  /** The stored display name; undefined where nobody has this address. */
  nameOf: (email: string) => Promise<string | undefined>;
  /** Whether this password opens the identity. */
  opens: (email: string, password: string) => Promise<boolean>;
  create: (email: string, password: string) => Promise<void>;
  stop: () => Promise<void>;
};

type Answer = Record<string, unknown>;

// Its command line starts a hub, a log and a download of news around this; the server alone is what is tested against.
const load = createRequire(resolve('test/emulator/package.json'));

export async function startEmulator(): Promise<Emulator> {
  const { createApp } = load('firebase-tools/lib/emulator/auth/server') as {
    createApp: (project: string) => Promise<RequestListener>;
  };
  const server = createServer(await createApp(PROJECT));
  const origin = await listenLocally(server);

  const call = async (path: string, body?: object): Promise<{ isOk: boolean; answer: Answer }> => {
    const response = await fetch(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { isOk: response.ok, answer: (await response.json()) as Answer };
  };
  const accounts = (operation: string, body: object) =>
    call(`/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`, body);
  const listIn = (answer: Answer, name: string) => (answer[name] ?? []) as Record<string, string>[];

  return {
    origin,
    codesFor: async (email) => {
      const { answer } = await call(`/emulator/v1/projects/${PROJECT}/oobCodes`);
      return listIn(answer, 'oobCodes')
        .filter((sent) => sent['email'] === email)
        .map((sent) => sent['oobCode'] ?? '');
    },
    nameOf: async (email) => {
      const path = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:lookup`;
      return listIn((await call(path, { email: [email] })).answer, 'users')[0]?.['displayName'];
    },
    opens: async (email, password) =>
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
