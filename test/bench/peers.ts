// Builds the pages that are measured beside the portal. test/bench/peers has its own packages, which the first run installs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { npm } from 'contract-gates/process';
import { build } from 'esbuild';

export const PEERS = ['static', 'floor', 'signIn', 'admin'] as const;
export type Peer = (typeof PEERS)[number];

const SOURCES = join('test', 'bench', 'peers');
const BUILT = join('.cache', 'bench', 'peers');

const ENTRIES: Record<Exclude<Peer, 'static'>, string> = {
  floor: join('test', 'bench', 'floor.tsx'),
  signIn: join(SOURCES, 'signIn', 'index.jsx'),
  admin: join(SOURCES, 'admin', 'index.jsx'),
};

// The same replacements as in webpack.config.ts, so that the floor has no code that the portal leaves out.
const FLOOR_ALIAS = {
  'react-router': resolve('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom': resolve('node_modules/react-router/dist/production/dom-export.mjs'),
  '@formatjs/icu-messageformat-parser': resolve(
    'node_modules/@formatjs/icu-messageformat-parser/no-parser.js',
  ),
};

/** Installs and builds the peers. Returns the folder of each one, which the reference backend can serve. */
export async function buildPeers(log: (line: string) => void): Promise<Record<Peer, string>> {
  install(log);
  rmSync(BUILT, { recursive: true, force: true });
  const folders = { static: '', floor: '', signIn: '', admin: '' };
  for (const peer of PEERS) folders[peer] = await buildPeer(peer);
  return folders;
}

function install(log: (line: string) => void): void {
  const lock = join(SOURCES, 'package-lock.json');
  const stamp = join(SOURCES, 'node_modules', '.installed');
  const hash = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  log(`Installing the packages of ${SOURCES} …`);
  const [program, ...file] = npm();
  const { status, stdout, stderr } = spawnSync(program, [...file, 'ci', '--loglevel=error'], {
    cwd: SOURCES,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The packages of the peers cannot be installed:\n${stdout}${stderr}`);
  writeFileSync(stamp, hash);
}

/** Builds one peer into a folder with the layout of the portal's build. */
async function buildPeer(peer: Peer): Promise<string> {
  const folder = resolve(BUILT, peer);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  let page = readFileSync(join(SOURCES, 'static', 'index.html'), 'utf8').replaceAll(/\n\s*/g, '\n');
  if (peer !== 'static') {
    const built = await build({
      entryPoints: [ENTRIES[peer]],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      jsx: 'automatic',
      target: 'es2022',
      legalComments: 'none',
      define: { 'process.env.NODE_ENV': '"production"' },
      ...(peer === 'floor' && { alias: FLOOR_ALIAS }),
    });
    const code = built.outputFiles[0]?.contents ?? new Uint8Array();
    const name = `main.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
    writeFileSync(join(folder, 'assets', name), code);
    page = makeShell(name);
  }
  // The backend may serve several pages, each of which is the same page here.
  for (const name of readdirSync('dist').filter((file) => file.endsWith('.html')))
    writeFileSync(join(folder, name), page);
  // The browser ignores the policy of the peers, but the backend needs hashes.
  cpSync(join('dist', 'csp-hashes.json'), join(folder, 'csp-hashes.json'));
  for (const path of [
    ...readdirSync(folder),
    ...readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`),
  ])
    if (/\.(js|html)$/.test(path)) compress(join(folder, path));
  return folder;
}

const makeShell = (script: string) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Entrar</title>
<script defer src="/assets/${script}"></script>
</head>
<body><div id="root"></div></body>
</html>
`;

/** Writes the compressed variants beside a file, as the portal's build does. */
function compress(file: string): void {
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
}
