import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A place for one backend process, with its own port. */
export type Replica = {
  /** `127.0.0.1:port`, as nginx names it. */
  host: string;
  /** Starts a release, and resolves when it is ready. */
  start(release: string): Promise<void>;
  /** Sends the signal, and resolves when the process has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
};

/**
 * Makes a replica that is not started yet.
 * @param log file that gets the output of all its processes.
 */
export function makeReplica(port: number, env: Record<string, string>, log: string): Replica {
  const host = `127.0.0.1:${port}`;
  const output = createWriteStream(log, { flags: 'a' });
  let child: ChildProcess | undefined;
  return {
    host,
    async start(release) {
      const started = spawn(process.execPath, ['scripts/launch.js', 'backend'], {
        cwd: release,
        env: { PATH: process.env['PATH'], ...env, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      started.stdout.pipe(output, { end: false });
      started.stderr.pipe(output, { end: false });
      while (!(await isReady(host))) {
        if (started.exitCode !== null) throw new Error(`A replica ended at its start. See ${log}.`);
        await pause(50);
      }
    },
    async end(signal) {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      child = undefined;
    },
  };
}

const isReady = (host: string): Promise<boolean> =>
  fetch(`http://${host}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );
