import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { SERVER_BUNDLE } from '../../../scripts/serverBundle';

/** A backend process that may fail to start. */
export type BackendProcess = {
  child: ChildProcess;
  /** Resolves with `http://127.0.0.1:port` when it listens. Rejects with its output if it exits before. */
  address: Promise<string>;
  /** Returns the output so far. */
  output: () => string;
  ended: Promise<{ code: unknown; output: string }>;
};

let bundle: string | undefined;

/** Bundles the sources once in each test process, because Node starts one file much faster than hundreds. */
function bundleBackend(): string {
  if (bundle === undefined) {
    const outdir = join('.cache', `test-backend-${process.env['JEST_WORKER_ID'] ?? process.pid}`);
    buildSync({
      ...SERVER_BUNDLE,
      entryPoints: {
        backend: 'server/backendMain.ts',
        reportWorker: 'server/files/reportWorker.ts',
        importWorker: 'server/fileWorker/worker.ts',
      },
      outdir,
    });
    bundle = join(outdir, 'backend.mjs');
  }
  return bundle;
}

/**
 * Starts the backend on a free port.
 * @param program arguments for Node, by default a bundle of the sources of the backend.
 */
export function spawnBackend(
  env: Record<string, string>,
  program: { args: string[]; folder?: string } = { args: [bundleBackend()] },
): BackendProcess {
  const child = spawn(process.execPath, program.args, {
    cwd: program.folder,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', LOG_LEVEL: 'warn', STOP_DELAY_SECONDS: '0', ...env },
  });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  // Output may still arrive after `exit`, so this waits for `close`.
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, output }));
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const origin = /http:\/\/[\d.]+:\d+/.exec(output)?.[0];
      if (origin !== undefined) resolve(origin);
    });
    void ended.then(() => {
      reject(new Error(`The backend ended: ${output}`));
    });
  });
  // A test of a failed start does not handle this rejection.
  address.catch(() => undefined);
  return { child, address, output: () => output, ended };
}

/** A backend that listens in a separate process. */
export type Backend = {
  /** `http://127.0.0.1:port`. */
  address: string;
  /** Returns the output so far. */
  output: () => string;
  /** Sends the signal, and resolves when the process has exited. */
  end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<void>;
};

/**
 * Starts the backend on a free port and waits until it listens.
 * @throws {Error} with its output if it exits before.
 */
export async function startBackend(env: Record<string, string>): Promise<Backend> {
  const { child, address, output, ended } = spawnBackend(env);
  return {
    address: await address,
    output,
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}

// A blocked process never responds.
const makeTimeoutSignal = () => AbortSignal.timeout(120_000);

export type Received = { status: number; content: unknown };

/** The API's response while the database is unavailable. */
export const UNAVAILABLE: Received = {
  status: 503,
  content: { message: 'O serviço está indisponível no momento. Tente de novo em instantes.' },
};

/** Sends a sign-in over HTTP like the portal. Rejects if the connection breaks. */
export async function requestToken(
  address: string,
  login: string,
  password = 'portaria-demo',
): Promise<Received> {
  const response = await fetch(`${address}/api/authorization/getToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ds_Login: login, ds_Senha: password }),
    signal: makeTimeoutSignal(),
  });
  const content: unknown = await response.json();
  return { status: response.status, content };
}

/** Reads the session of a token over HTTP. */
export async function requestSession(address: string, token: string): Promise<Received> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${address}/api/session`, { headers, signal: makeTimeoutSignal() });
  const content: unknown = await response.json();
  return { status: response.status, content };
}
