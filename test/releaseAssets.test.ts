// Tests that a page that was opened before a deployment can load its lazy chunks after it.
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import webpack from 'webpack';
import { PreviousAssetsPlugin } from '../scripts/previousAssets';
import { keepAssets, readReleaseAssets } from '../scripts/releaseAssets';
import { buildTestApp } from './support/backend/app';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portaria-releases-'));
  await mkdir(join(folder, 'src'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Builds a portal with a lazy chunk that prints `text`. Returns the names of its files below assets/. */
async function build(text: string, to = 'dist'): Promise<string[]> {
  await writeFile(join(folder, 'src', 'main.js'), 'import("./lazy.js").then(({ say }) => say());');
  await writeFile(
    join(folder, 'src', 'lazy.js'),
    `export const say = () => console.log(${JSON.stringify(text)});`,
  );
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './src/main.js',
    output: {
      path: join(folder, to),
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      clean: true,
    },
    plugins: [
      new PreviousAssetsPlugin(),
      new CompressionPlugin({ algorithm: 'gzip', filename: '[path][base].gz', test: /\.js$/, minRatio: 10 }),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close((fault) => (fault ? reject(fault) : resolve()));
    });
  });
  return readReleaseAssets(join(folder, to))?.own ?? [];
}

const listAssets = async (release: string) =>
  (await readdir(join(folder, release, 'assets'))).map((name) => `assets/${name}`).sort();
const union = (...lists: string[][]) => [...new Set(lists.flat())].sort();

it('a build in place keeps the files of the previous build, but no older ones', async () => {
  const firstFiles = await build('one');
  expect(firstFiles).toHaveLength(4);
  expect(await listAssets('dist')).toEqual(firstFiles);
  const secondFiles = await build('two');
  expect(secondFiles).not.toEqual(firstFiles);
  expect(await listAssets('dist')).toEqual(union(firstFiles, secondFiles));
  const thirdFiles = await build('three');
  expect(await listAssets('dist')).toEqual(union(secondFiles, thirdFiles));
});

it('a repeated build of the same release keeps the same files', async () => {
  const firstFiles = await build('one');
  const secondFiles = await build('two');
  expect(await build('two')).toEqual(secondFiles);
  expect(await listAssets('dist')).toEqual(union(firstFiles, secondFiles));
});

it('a build removes all other files, even with an invalid list', async () => {
  await build('one');
  await writeFile(join(folder, 'dist', 'assets', 'stray.js'), '');
  await writeFile(join(folder, 'dist', 'old.html'), '');
  await writeFile(join(folder, 'dist', 'assets.json'), '{"own":["old.html","../src/main.js",7],"kept":null}');
  const secondFiles = await build('two');
  expect(await listAssets('dist')).toEqual(secondFiles);
  expect(await readdir(join(folder, 'dist'))).toEqual(['assets', 'assets.json']);
  await writeFile(join(folder, 'dist', 'assets.json'), 'broken');
  expect(await listAssets('dist')).toEqual(await build('two'));
});

it('a release that was built elsewhere gets the files of the release that it replaces', async () => {
  const firstFiles = await build('one', 'served');
  const secondFiles = await build('two', 'new');
  keepAssets(join(folder, 'served'), join(folder, 'new'));
  expect(await listAssets('new')).toEqual(union(firstFiles, secondFiles));
  // The next release gets the files of the second one, and not of the first one.
  const thirdFiles = await build('three', 'newest');
  keepAssets(join(folder, 'new'), join(folder, 'newest'));
  expect(await listAssets('newest')).toEqual(union(secondFiles, thirdFiles));
  // The same release is deployed again.
  await cp(join(folder, 'newest'), join(folder, 'again'), { recursive: true });
  for (const name of secondFiles.filter((file) => !thirdFiles.includes(file)))
    await rm(join(folder, 'again', name));
  keepAssets(join(folder, 'newest'), join(folder, 'again'));
  expect(await listAssets('again')).toEqual(union(secondFiles, thirdFiles));
});

it('the command prints how many files it keeps, or that a folder is not a release @long', async () => {
  await build('one', 'served');
  await build('two', 'new');
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/keepAssets.ts', ...args], { encoding: 'utf8' });
  const success = run('--from', join(folder, 'served'), '--folder', join(folder, 'new'));
  expect([success.status, success.stdout]).toEqual([0, expect.stringMatching(/ keeps 4 files /)]);
  const refusal = run('--from', join(folder, 'src'), '--folder', join(folder, 'new'));
  expect([refusal.status, refusal.stderr]).toEqual([1, expect.stringMatching(/the folder is not a release/)]);
  expect(run().status).toBe(2);
});

it('the server sends chunks of the previous release, but not the list of files', async () => {
  const firstFiles = await build('one');
  const secondFiles = await build('two');
  for (const [name, text] of [
    ['index.html', '<!doctype html>'],
    ['csp-hashes.json', '{"scriptHashes":[],"styleHashes":[]}'],
  ] as const)
    await writeFile(join(folder, 'dist', name), text);
  const app = await buildTestApp(null, { settings: { portalFolder: join(folder, 'dist') } });
  for (const name of union(firstFiles, secondFiles).filter((file) => file.endsWith('.js'))) {
    const response = await app.inject({ url: `/${name}` });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
  expect((await app.inject({ url: '/assets.json' })).body).toBe('<!doctype html>');
  await app.close();
});
