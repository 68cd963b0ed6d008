import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { keepAssets, readReleaseAssets, ASSETS_LIST, formatReleaseAssets } from '../../scripts/releaseAssets';

/** What the backend needs, besides its packages. deploy/backend.Dockerfile copies the same. */
export const BACKEND_FILES = [
  'dist/server',
  'api-spec/openapi.yaml',
  'scripts/launch.js',
  'server/database/migrations',
  'server/package.json',
  'package.json',
];

/** A migration that the next release adds. The previous release ignores the new columns. */
const NEXT_MIGRATION = `alter table entries add column topology_note text;
alter table users add column topology_seen_at timestamptz;
create index topology_notes on entries (topology_note) where topology_note is not null;
`;

/** Makes the folder of a backend release. The next one has one more migration. */
export function makeBackend(folder: string, which: 'previous' | 'next'): string {
  for (const file of BACKEND_FILES) cpSync(file, join(folder, file), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  if (which === 'next')
    writeFileSync(join(folder, 'server/database/migrations/999-topology.sql'), NEXT_MIGRATION);
  return folder;
}

/** Makes the folder of the first portal release, with the settings of an environment. */
export function makePortal(folder: string, config: object): string {
  cpSync('dist', folder, { recursive: true, filter: (path) => !path.endsWith('dist/server') });
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  return folder;
}

/** A release of the portal after another one. */
export type NextPortal = {
  folder: string;
  /** The main script of the previous release, below assets/. */
  scriptBefore: string;
  /** The main script of this release. */
  script: string;
};

/**
 * Makes the next release from the previous one: the main script has another name, as after a change of its content. The
 * files of the previous release are kept by the command of a deployment.
 */
export function makeNextPortal(folder: string, previous: string, config: object): NextPortal {
  makePortal(folder, config);
  const page = join(folder, 'index.html');
  const scriptBefore = /assets\/(main\.[\w-]+\.js)/.exec(readFileSync(page, 'utf8'))?.[1];
  if (scriptBefore === undefined) throw new Error('The page has no assets/main.….js');
  const script = 'main.0123456789abcdef.js';
  for (const ending of ['', '.gz', '.br']) {
    const file = join(folder, 'assets', scriptBefore + ending);
    if (existsSync(file)) renameSync(file, join(folder, 'assets', script + ending));
  }
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll(scriptBefore, script));
  for (const ending of ['.gz', '.br']) rmSync(page + ending, { force: true });
  const { own } = readReleaseAssets(folder) ?? { own: [] };
  const renamed = own.map((name) => name.replace(scriptBefore, script));
  writeFileSync(join(folder, ASSETS_LIST), formatReleaseAssets({ own: renamed, kept: [] }));
  keepAssets(previous, folder);
  return { folder, scriptBefore, script };
}

/** Makes an empty folder. */
export function makeFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  return path;
}
