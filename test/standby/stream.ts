import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../server/http/listen';
import { spawnNginx } from '../topology/nginx';

/** The configuration that ships. */
const SHIPPED = 'deploy/database/nginx.conf';
const PATHS = {
  module: /^load_module (.*);$/m,
  pid: /^pid .*;$/m,
  primary: /include .*;/,
  listen: /listen .*;/,
};

/** nginx in front of PostgreSQL. */
export type Stream = {
  /** Returns the address of a database as the replicas use it. */
  reach: (url: string) => string;
  /** Sends new connections to another server, as the runbook does. */
  pointTo: (url: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** Returns why nginx cannot forward connections here, or `null`. */
export function whyNoStream(): string | null {
  const module = PATHS.module.exec(readFileSync(SHIPPED, 'utf8'))?.[1] ?? '';
  return existsSync(module) ? null : 'the stream module of nginx is not installed here';
}

/** Starts nginx with the shipped configuration, on a free port, in front of a database. */
export async function startStream(url: string): Promise<Stream> {
  const folder = mkdtempSync(join(tmpdir(), 'portaria-stream-'));
  const configuration = join(folder, 'nginx.conf');
  const primary = join(folder, 'primary.conf');
  const port = await findFreePort({ host: '127.0.0.1', port: 0 });
  const writePrimary = (server: string) => {
    writeFileSync(primary, `server ${new URL(server).host};\n`);
  };
  writePrimary(url);
  writeFileSync(
    configuration,
    readFileSync(SHIPPED, 'utf8')
      .replace(PATHS.pid, `pid ${join(folder, 'nginx.pid')};`)
      .replace(PATHS.primary, `include ${primary};`)
      .replace(PATHS.listen, `listen 127.0.0.1:${port};`),
  );
  const { reload, stop } = spawnNginx({
    folder,
    configuration,
    log: join(folder, 'access.log'),
    errorLog: join(folder, 'nginx.log'),
  });
  return {
    reach: (server) => Object.assign(new URL(server), { host: `127.0.0.1:${port}` }).href,
    async pointTo(server) {
      writePrimary(server);
      await reload();
    },
    async stop() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
