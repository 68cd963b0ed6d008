// Puts the first screen into the page at build: the login in each language, its styles and the script of the head.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import type { Compilation, Compiler, Configuration } from 'webpack';
import {
  BUSY_ATTRIBUTE,
  FILES_ATTRIBUTE,
  NEXT_ATTRIBUTE,
  TEMPLATE_ATTRIBUTE,
} from '../src/config/firstScreen';
import { listCatalogueLanguages } from '../src/config/languages';
import { NEEDS_SCRIPTS } from '../src/config/languageTexts';
import type { LanguageCode } from '../api-spec/languages';

/** The file with the hashes of the inline code, for the Content-Security-Policy. */
const HASHES_FILE = 'csp-hashes.json';

/** The chunks of the login, in the order of their style sheets. Only a lazy one needs the attribute `data-href`. */
const LOGIN_CHUNKS = [
  { chunk: 'main', isLazy: false },
  { chunk: 'user', isLazy: true },
];

/** The chunks of the frame and of a dashboard, which most visitors see after a sign-in. */
const NEXT_CHUNKS = ['app', 'figures'];

/** Returns what the page shows without scripts, in each language. */
export const renderNoScript = (): string =>
  listCatalogueLanguages()
    .map(({ tag, catalogue }) => `<p lang="${tag}">${NEEDS_SCRIPTS[catalogue]}</p>`)
    .join('\n');

/** What the compiled `src/prerender.tsx` exports. */
type Login = { html: string; title: string; busy: string };
type Prerender = { renderLogin: (code: LanguageCode) => Promise<Login> };

type Options = {
  /** The script of the page's head. */
  script: string;
  /** Builds `src/prerender.tsx` for Node. Null in development, where the page begins empty. */
  prerender: Configuration | null;
};

/** Adds the script of the head unchanged. In a build for production, adds the prerendered login with its styles too. */
export class FirstScreenPlugin {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler): void {
    const { script, prerender } = this.options;
    const name = FirstScreenPlugin.name;
    let screens: Map<string, Login> | null = null;
    compiler.hooks.beforeRun.tapPromise(name, async () => {
      screens = prerender && (await renderScreens(prerender));
    });
    compiler.hooks.compilation.tap(name, (compilation) => {
      const page = HtmlWebpackPlugin.getHooks(compilation);
      page.alterAssetTagGroups.tap(name, (groups) => {
        const styles = screens ? readLoginStyles(compilation) : [];
        // The hash is that of the whole text, and the page loses its line breaks.
        if (screens && [script, ...styles.map(({ text }) => text)].some((text) => text.includes('\n')))
          throw new Error('inline code must not contain a line break');
        const inlined = new Set(styles.map(({ href }) => href));
        groups.headTags = [
          makeTag('script', script),
          ...styles.map(({ isLazy, href, text }) =>
            makeTag('style', text, isLazy ? { 'data-href': href } : {}),
          ),
          ...groups.headTags.filter(({ attributes }) => !inlined.has(String(attributes['href']))),
        ];
        const hashes = {
          scriptHashes: [computeHash(script)],
          styleHashes: styles.map(({ text }) => computeHash(text)),
        };
        compilation.emitAsset(HASHES_FILE, new webpack.sources.RawSource(JSON.stringify(hashes)));
        return groups;
      });
      page.beforeEmit.tap(name, (data) => {
        const templates = [...(screens ?? [])].map(([catalogue, { html, title, busy }]) => {
          const list = (chunks: string[], ending: 'js' | 'css') =>
            chunks.map((chunk) => findFile(compilation, chunk, ending));
          const lists = {
            [TEMPLATE_ATTRIBUTE]: [catalogue],
            title: [title],
            [BUSY_ATTRIBUTE]: [busy],
            [FILES_ATTRIBUTE]: list(['user', `text-${catalogue}`], 'js'),
            [NEXT_ATTRIBUTE]: [
              ...list([...NEXT_CHUNKS, `frame-${catalogue}`], 'js'),
              ...list(NEXT_CHUNKS, 'css'),
            ],
          };
          const attributes = Object.entries(lists).map(([key, value]) => `${key}="${value.join(' ')}"`);
          return `<template ${attributes.join(' ')}>${html}</template>`;
        });
        if (screens) data.html = data.html.replaceAll(/\n\s*/g, '');
        // The head script waits for the element after the last template.
        data.html = data.html.replace('<p id="wait"', (after) => `${templates.join('')}${after}`);
        return data;
      });
    });
  }
}

const computeHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const makeTag = (tagName: string, innerHTML: string, attributes: Record<string, string> = {}) => ({
  tagName,
  voidTag: false,
  attributes,
  meta: {},
  innerHTML,
});

/** Returns the address of a chunk's file. */
function findFile(compilation: Compilation, chunk: string, ending: 'js' | 'css'): string {
  const files = [...(compilation.namedChunks.get(chunk)?.files ?? [])];
  const file = files.find((one) => one.endsWith(`.${ending}`));
  if (file === undefined) throw new Error(`the chunk ${chunk} has no ${ending} file`);
  return `/${file}`;
}

/** Returns the style sheets of the login. The loader of lazy chunks takes a style element with `data-href` for a loaded file. */
const readLoginStyles = (compilation: Compilation) =>
  LOGIN_CHUNKS.map(({ chunk, isLazy }) => {
    const href = findFile(compilation, chunk, 'css');
    return { isLazy, href, text: String(compilation.assets[href.slice(1)]?.source()) };
  });

/** Returns the HTML of the login by catalogue, because languages with the same texts have the same elements. */
async function renderScreens(configuration: Configuration): Promise<Map<string, Login>> {
  const { path = '', filename } = configuration.output ?? {};
  await new Promise<void>((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
  const prerender: unknown = createRequire(import.meta.url)(join(path, String(filename)));
  if (!isPrerender(prerender)) throw new Error('src/prerender.tsx does not export renderLogin');
  const screens = new Map<string, Login>();
  for (const { code, catalogue } of listCatalogueLanguages())
    screens.set(catalogue, await prerender.renderLogin(code));
  return screens;
}

const isPrerender = (value: unknown): value is Prerender =>
  typeof value === 'object' && value !== null && 'renderLogin' in value;
