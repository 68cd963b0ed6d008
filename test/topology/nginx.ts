import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from 'contract-gates/process';
import { whyNoProgram } from '../support/needsProgram';
import { makeFolder } from './release';

/** The file of the replicas that ships, with the addresses of two containers. */
const SHIPPED = 'deploy/compose/environment.conf';

/** The part of a line of the access log that the checks read. */
type LogLine = { requestId: string; status: string; backend: string; client: string; path: string };

const LOG_PATIENCE_MS = 60_000;

/** nginx with the shipped configuration, on the loopback interface. */
export type Nginx = {
  address: string;
  /**
   * Serves the portal of a folder, after the next reload. Renders nginx.conf as a deployment does.
   * @param requests the value of `--requests`.
   */
  usePortal(folder: string, requests?: number): Promise<void>;
  /** Writes the replicas that nginx uses after the next reload. Others are marked as down. */
  useReplicas(hosts: readonly string[]): void;
  /** Reloads the configuration. Resolves when new processes serve it. */
  reload: () => Promise<void>;
  /**
   * Returns the line of the access log for each request.
   * Waits for them, because nginx writes a line only after the client has the response.
   * Rejects after a minute.
   */
  readLog(requestIds: readonly string[]): Promise<LogLine[]>;
  /** Returns what nginx has written to its error log. */
  readErrors: () => string;
  stop: () => Promise<void>;
};

/** Returns why nginx cannot be used here, or `null`. */
export const whyNoNginx = (): string | null => whyNoProgram('nginx', '-v');

/** Starts a process of nginx. `log` gets what the configuration writes to stdout. */
export function spawnNginx(files: { folder: string; configuration: string; log: string; errorLog: string }): {
  child: ChildProcess;
  reload: Nginx['reload'];
  stop: Nginx['stop'];
} {
  const child = spawn(
    'nginx',
    ['-p', files.folder, '-c', files.configuration, '-e', 'stderr', '-g', 'daemon off;'],
    // nginx opens /dev/stdout for its access log, which must be a file here.
    { stdio: ['ignore', openSync(files.log, 'a'), openSync(files.errorLog, 'a')] },
  );
  const ended = once(child, 'exit');
  const pid = String(child.pid);
  /** Returns the ids of the processes that nginx started. nginx runs on Linux here. */
  const listWorkers = () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return {
    child,
    async reload() {
      const before = listWorkers();
      child.kill('SIGHUP');
      while (!listWorkers().some((worker) => !before.includes(worker))) await pause(20);
      // Then nginx asks the old processes to stop accepting connections, which takes a moment.
      await pause(200);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts nginx. `folder` must be readable by all users, because nginx serves as another one if root starts it. */
export async function startNginx({
  folder,
  port,
  portal,
  replicas,
  requests,
  proxies = '',
}: {
  folder: string;
  port: number;
  portal: string;
  /** All replicas, as `host:port`. */
  replicas: readonly string[];
  /** Requests per second of one client address. */
  requests: number;
  /** Directives for proxies in front of nginx. */
  proxies?: string;
}): Promise<Nginx> {
  const configuration = join(folder, 'nginx.conf');
  const environment = makeFolder(join(folder, 'environment'));
  const log = join(folder, 'access.log');
  const errorLog = join(folder, 'nginx.log');
  writeFileSync(join(environment, 'proxies.conf'), proxies);

  const usePortal = async (root: string, rate = requests) => {
    const { code, output } = await run(
      [
        ...[process.execPath, '--import', 'tsx', 'scripts/deployHeaders.ts', 'nginx', '--complete'],
        ...['--folder', root, '--listen', `127.0.0.1:${port}`, '--environment', environment],
        ...['--temporary', folder, '--requests', String(rate)],
      ],
      {},
    );
    if (code !== 0) throw new Error(output);
    writeFileSync(configuration, output);
  };
  const useReplicas = (used: readonly string[]) => {
    let replaced = 0;
    const text = readFileSync(SHIPPED, 'utf8').replace(
      /^( *server )\S+( .*);$/gm,
      (_line, directive: string, options: string) => {
        const host = replicas[replaced] ?? '';
        replaced += 1;
        return `${directive}${host}${options}${used.includes(host) ? '' : ' down'};`;
      },
    );
    if (replaced < replicas.length) throw new Error(`${SHIPPED} has fewer than ${replicas.length} replicas`);
    writeFileSync(join(environment, 'environment.conf'), text);
  };

  await usePortal(portal);
  useReplicas(replicas);
  const { child, reload, stop } = spawnNginx({ folder, configuration, log, errorLog });
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(errorLog, 'utf8')}`);
    await pause(50);
  }
  return {
    address,
    usePortal,
    useReplicas,
    reload,
    async readLog(requestIds) {
      const end = Date.now() + LOG_PATIENCE_MS;
      for (;;) {
        // The text after the last line break is empty, or a line that is being written.
        const lines = readFileSync(log, 'utf8')
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line) as LogLine);
        const logged = requestIds.flatMap((id) => lines.find(({ requestId }) => requestId === id) ?? []);
        if (logged.length === requestIds.length) return logged;
        const missing = requestIds.filter((id) => !logged.some(({ requestId }) => requestId === id));
        if (Date.now() > end) throw new Error(`nginx has not logged these requests: ${missing.join(', ')}`);
        await pause(50);
      }
    },
    readErrors: () => readFileSync(errorLog, 'utf8'),
    stop,
  };
}
