import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A place for one backend process, with its own port. */
export type Replica = {
  /** `127.0.0.1:port`, as nginx names it. */
  host: string;
  /**
   * Starts a release, and resolves when it is ready.
   * @param others further variables of this process.
   */
  start(release: string, others?: Record<string, string>): Promise<void>;
  /** Returns the id of its process, or null if none runs. */
  findProcess: () => number | null;
  /** How often a process has ended by itself. */
  countCrashes: () => number;
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
  let crashes = 0;
  return {
    host,
    findProcess: () => child?.pid ?? null,
    countCrashes: () => crashes,
    async start(release, others = {}) {
      const started = spawn(process.execPath, ['scripts/launch.js', 'backend'], {
        cwd: release,
        env: { PATH: process.env['PATH'], ...env, ...others, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      // `end` forgets its process first, so this counts only a process that ended by itself.
      started.once('exit', () => {
        if (child === started) crashes += 1;
      });
      started.stdout.pipe(output, { end: false });
      started.stderr.pipe(output, { end: false });
      while (!(await isReady(host))) {
        if (started.exitCode !== null || started.signalCode !== null)
          throw new Error(`A replica ended at its start:\n${readFileSync(log, 'utf8').slice(-2_000)}`);
        await pause(50);
      }
    },
    async end(signal) {
      const ending = child;
      child = undefined;
      if (ending?.exitCode !== null || ending.signalCode !== null) return;
      const ended = once(ending, 'exit');
      ending.kill(signal);
      await ended;
    },
  };
}

const isReady = (host: string): Promise<boolean> =>
  fetch(`http://${host}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );
