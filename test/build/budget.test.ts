// Measures the bytes of a visit to the login on the build in dist/.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { listCatalogueLanguages } from '../../src/config/languages';
import { listBuiltAssets } from '../support/builtAssets';

/** Bytes of JavaScript, brotli, until the login form can be used. */
const LOGIN_JS = 125_000;
/** Bytes of the page, brotli: the login in each language, with its styles in each theme. Nothing else is needed to type. */
const PAGE_BYTES = 10_000;
/** Bytes of JavaScript, brotli, of the charts and widgets of a dashboard. */
const FIGURES_JS = 33_000;
/** Bytes of JavaScript, brotli, of the calendar of a dashboard's period. */
const CALENDAR_JS = 19_000;

const CATALOGUES = listCatalogueLanguages().map(({ catalogue }) => catalogue);
const assets = listBuiltAssets();

/** Returns the path of a chunk's script. */
function findScript(chunk: string, ending: '.js' | '.js.br'): string {
  const file = assets.find((name) => name.startsWith(`${chunk}.`) && name.endsWith(ending));
  if (file === undefined)
    throw new Error(`dist/assets contains no ${chunk}.*${ending}: run \`npm run build\``);
  return `dist/assets/${file}`;
}

const brotliBytes = (chunk: string) => statSync(findScript(chunk, '.js.br')).size;
const readScript = (chunk: string) => readFileSync(findScript(chunk, '.js'), 'utf8');

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

// test/e2e/budget.e2e.ts checks in a browser that the login loads only these chunks.
it.each(CATALOGUES)('the login’s JavaScript stays in its budget in %s', (language) => {
  const bytes = sum(['main', 'user', `text-${language}`].map((chunk) => brotliBytes(chunk)));
  expect(bytes).toBeLessThanOrEqual(LOGIN_JS);
});

it('the page with the prerendered login stays in its budget', () => {
  expect(statSync('dist/index.html.br').size).toBeLessThanOrEqual(PAGE_BYTES);
});

it.each([
  ['figures', FIGURES_JS],
  ['calendar', CALENDAR_JS],
])('the chunk %s stays in its budget', (chunk, limit) => {
  expect(brotliBytes(chunk)).toBeLessThanOrEqual(limit);
});

it('ships the login without default texts and message parser', () => {
  const code = readScript('main') + readScript('user');
  expect(code).not.toContain('Informe o login');
  // The name of an error of the parser.
  expect(code).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE');
});

it('contains every text of the login in the first part of the catalogue', () => {
  const ids = Object.keys(JSON.parse(readFileSync('locales/pt-BR.json', 'utf8')) as Record<string, string>);
  const login = readScript('main') + readScript('user');
  const usedIds = ids.filter((id) => login.includes(`"${id}"`));
  expect(usedIds).toContain('login.login.invalid');
  const firstPart = readScript('text-pt-BR');
  expect(usedIds.filter((id) => !firstPart.includes(`"${id}"`))).toEqual([]);
});

it('contains every text of the frame and of its parts in the first two parts of the catalogue', () => {
  const ids = Object.keys(JSON.parse(readFileSync('locales/pt-BR.json', 'utf8')) as Record<string, string>);
  const code = ['app', 'figures', 'session', 'settings', 'errors', 'failure', 'startup']
    .map(readScript)
    .join();
  const usedIds = ids.filter((id) => code.includes(`"${id}"`));
  expect(usedIds).toContain('entries.title');
  const parts = readScript('text-pt-BR') + readScript('frame-pt-BR');
  expect(usedIds.filter((id) => !parts.includes(`"${id}"`))).toEqual([]);
});

it('names the shipped packages in its third-party notices', () => {
  const notices: unknown = JSON.parse(readFileSync('dist/third-party-notices.json', 'utf8'));
  const names = Array.isArray(notices) ? notices.map((notice: { name: string }) => notice.name) : [];
  expect(names).toEqual(
    expect.arrayContaining(['react', 'react-dom', '@reduxjs/toolkit', 'react-intl', 'final-form']),
  );
});

it('has only inline code whose hash is in the policy', () => {
  const page = readFileSync('dist/index.html', 'utf8');
  const hashes = JSON.parse(readFileSync('dist/csp-hashes.json', 'utf8')) as Record<string, string[]>;
  const hashInline = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}(?: data-href="[^"]+")?>(.*?)</${tag}>`, 'gs'))].map(
      ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    );
  expect(hashInline('script')).toEqual(hashes['scriptHashes']);
  expect(hashInline('style')).toEqual(hashes['styleHashes']);
  expect(hashInline('script')).toHaveLength(1);
  expect(hashInline('style')).toHaveLength(2);
  expect(page).not.toMatch(/\son\w+=|\sstyle=/);
});

it('contains the login in each catalogue, and names existing files to preload', () => {
  const page = readFileSync('dist/index.html', 'utf8');
  const templates = [
    ...page.matchAll(
      /<template data-login="([\w-]+)" title="[^"]+" data-busy="[^"]+" data-files="([^"]+)" data-next="([^"]+)">(.*?)<\/template>/gs,
    ),
  ];
  expect(templates.map(([, catalogue]) => catalogue)).toEqual(CATALOGUES);
  for (const [, catalogue = '', files = '', next = '', html = ''] of templates) {
    const texts = JSON.parse(readFileSync(`locales/${catalogue}.json`, 'utf8')) as Record<string, string>;
    expect(html).toContain(texts['login.slogan']);
    expect(html).toContain('method="post"');
    expect(`${files} ${next}`.split(' ').filter((file) => !existsSync(`dist${file}`))).toEqual([]);
  }
});

it('asks search engines not to index the portal', () => {
  expect(readFileSync('dist/index.html', 'utf8')).toContain(
    '<meta name="robots" content="noindex, nofollow"',
  );
  expect(readFileSync('dist/robots.txt', 'utf8')).toBe('User-agent: *\nDisallow: /\n');
});

it('contains nothing of the gallery of the kit', () => {
  const code = assets
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => readFileSync(`dist/assets/${name}`, 'utf8'))
    .join('\n');
  const marks = ['Filial de destino', 'galleryHead'];
  const gallery = ['gallery/parts/SelectFields.tsx', 'gallery/Gallery.tsx'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(marks.filter((mark) => gallery.some((text) => text.includes(mark)))).toEqual(marks);
  expect(marks.filter((mark) => code.includes(mark))).toEqual([]);
});

it('can be installed: the manifest has a name, a start and icons of the sizes that browsers ask for [specification §2.91]', () => {
  const page = readFileSync('dist/index.html', 'utf8');
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"');
  const manifest: unknown = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8'));
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Portaria',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  const icons = [
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const;
  // Width and height follow the signature of a PNG and the head of its first chunk.
  for (const [name, size] of icons) {
    const png = readFileSync(`dist/${name}`);
    expect([name, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([name, size, size]);
  }
  expect(manifest).toMatchObject({
    icons: icons
      .slice(0, 3)
      .map(([name, size]) => ({ src: `/${name}`, sizes: `${size}x${size}`, type: 'image/png' })),
  });
});
