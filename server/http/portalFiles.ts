import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CannotStart } from '../errors/cannotStart';
import { findArea, decodePath } from './address';
import { makeMissingCsrfCookie } from './csrf';
import type { InlineHashes } from './headers';
import { readStaticFiles, replaceText, sendStaticFile, type StaticFile } from './staticFiles';

/** The content of config.json. */
export type PortalConfig = {
  apiBaseUrl: string;
  authGuardEnabled: boolean;
  cloudIdentity: CloudIdentity | null;
  identityChangesLogin: boolean;
  company: { name?: string; logo?: string; logoDark?: string } | null;
  environment: string | null;
  support: { name?: string; phone?: string; email?: string; url?: string } | null;
  privacyUrl: string | null;
  /** The codes of the offered languages, or `null` for all. */
  languages: readonly string[] | null;
};

export type CloudIdentity = {
  apiKey: string;
  authDomain: string;
  projectId: string;
};

const HASHES_FILE = 'csp-hashes.json';
// Hash of the sources of the build (scripts/portalBuild.ts).
const STAMP_FILE = 'stamp.json';
// The assets of this build and of the one before (scripts/releaseAssets.ts).
const LIST_FILE = 'assets.json';
// These files have their own route or are not public.
const UNSERVED_FILES = ['index.html', 'config.json', LIST_FILE, HASHES_FILE, STAMP_FILE];

/** The folder of the built portal is missing or incomplete. The message is for the person who starts the process. */
export class PortalMissing extends CannotStart {}

const makeMissingError = (what: string): PortalMissing =>
  new PortalMissing(
    `The portal is not built: ${what} cannot be read. Run "npm run build", or copy dist/ from a build.`,
  );

/** Returns the hashes of the page's inline code. */
export async function readInlineHashes(folder: string): Promise<InlineHashes> {
  const text = await readFile(join(folder, HASHES_FILE), 'utf8').catch(() => null);
  if (text === null) throw makeMissingError(join(folder, HASHES_FILE));
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw makeMissingError(`the JSON in ${HASHES_FILE}`);
  }
  const read = (key: keyof InlineHashes): string[] => {
    const hashes: unknown =
      typeof content === 'object' && content !== null ? Reflect.get(content, key) : null;
    if (!Array.isArray(hashes) || !hashes.every(isHash))
      throw makeMissingError(`the hashes in ${HASHES_FILE}`);
    return hashes;
  };
  return { scriptHashes: read('scriptHashes'), styleHashes: read('styleHashes') };
}

const isHash = (hash: unknown): hash is string =>
  typeof hash === 'string' && /^sha(256|384|512)-[\w+/=-]+$/.test(hash);

/**
 * Returns the header `link` of the page. With it the browser requests the page's script before it reads the page
 * (docs/decisions/050-preload-header.md). Returns `null` for a page without a script.
 */
export async function readPreloadHeader(folder: string): Promise<string | null> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const path = /<script defer src="(\/assets\/[\w.-]+)"/.exec(page)?.[1];
  return path === undefined ? null : `<${path}>; rel=preload; as=script`;
}

/** Returns the files that the page needs, without compressed variants. Returns none if the build has no list. */
async function readAssetNames(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, LIST_FILE), 'utf8').catch(() => '{}');
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw makeMissingError(`the JSON in ${LIST_FILE}`);
  }
  const ownFiles = typeof content === 'object' && content !== null && 'own' in content ? content.own : null;
  const names: unknown[] = Array.isArray(ownFiles) ? ownFiles : [];
  return names.filter((name) => typeof name === 'string').filter((name) => !/\.(br|gz)$/.test(name));
}

/** Returns the page with the offered languages, so that its first paint is in one of them. */
const nameLanguages = (page: StaticFile, languages: readonly string[]): StaticFile =>
  replaceText(
    page,
    page.plain.bytes.toString().replace('<html', `<html data-languages="${languages.join(' ')}"`),
  );

export type PortalOptions = {
  /** The folder of the built portal. */
  folder: string;
  config: PortalConfig;
  /** Whether the page sets the csrf cookie. Only the reference backend checks it. */
  setsCsrfCookie: boolean;
};

/** Values of `Sec-Fetch-Dest` for scripts. Such a request never gets the page. */
export const SCRIPT_KINDS = [
  'script',
  'serviceworker',
  'worker',
  'sharedworker',
  'audioworklet',
  'paintworklet',
];

/** Whether the browser requests the script of a service worker. Only the browser can set this header. */
const isForWorker = ({ headers }: FastifyRequest): boolean => headers['service-worker'] === 'script';

/** Replaces the service worker of an earlier portal on this origin, removes itself and reloads the open pages. */
export const RETIRING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
})()));
`;

/** Paths of scripts, outside `/app/`. Such a path never gets the page. */
export const SCRIPT_NAME = /\.[cm]?js$/i;

/** Files that browsers and crawlers request at the root by themselves. The portal may have some of them. */
export const EXPECTED_FILE =
  /^\/(?:favicon\.ico|manifest\.json|apple-touch-icon[\w-]*\.png|browserconfig\.xml|sitemap\.xml)$/i;

/** `Cache-Control` of a hashed file that exists. */
export const ASSET_CACHING = 'public, max-age=31536000, immutable';

/** Returns the names of the public files beside the page. */
export async function listServedFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder, { withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map(({ name }) => name)
    .filter((name) => !UNSERVED_FILES.includes(name) && !/^\.|\.(br|gz|map)$/.test(name));
}

/**
 * Whether a script is requested, by the browser's header or by the path. Below `/app/` only the header counts, since the
 * code of a dashboard may end in `.js`.
 */
function isForScript(request: FastifyRequest): boolean {
  const { headers, url } = request;
  if (isForWorker(request)) return true;
  const kind = headers['sec-fetch-dest'];
  if (typeof kind === 'string' && SCRIPT_KINDS.includes(kind)) return true;
  const path = decodePath(url);
  return SCRIPT_NAME.test(path) && !/^\/app\//i.test(path);
}

/**
 * Serves the built portal: hashed assets that are cached for a year, and config.json from the settings. Every other
 * address gets the page, because the portal's routes exist only in the browser.
 */
export async function servePortal(
  app: FastifyInstance,
  { folder, config, setsCsrfCookie }: PortalOptions,
): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  if (!names.includes('index.html')) throw makeMissingError(join(folder, 'index.html'));
  // Files are served from memory, because a file stays open when its client disconnects (decision 020).
  const files = await readStaticFiles(folder);
  const page = files.get('index.html');
  if (page !== undefined && config.languages !== null)
    files.set('index.html', nameLanguages(page, config.languages));
  const missing = (await readAssetNames(folder)).find((name) => !files.has(name));
  if (missing !== undefined) throw makeMissingError(join(folder, missing));
  const preload = await readPreloadHeader(folder);
  const send = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const file = files.get(path);
    if (file !== undefined) return sendStaticFile(request, reply, file);
    reply.callNotFound();
    return reply;
  };

  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const path = `assets/${request.params['*']}`;
    if (files.has(path)) reply.header('cache-control', ASSET_CACHING);
    return send(request, reply, path);
  });
  app.get('/config.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(config));

  for (const name of await listServedFiles(folder)) {
    app.get(`/${name}`, (request, reply) => send(request, reply, name));
  }

  // A browser keeps a worker if its script returns 404, so the server sends a worker that removes itself.
  const sendRetiringWorker = (reply: FastifyReply) =>
    reply.type('text/javascript; charset=utf-8').send(RETIRING_WORKER);

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const isPage = findArea(request.url) === 'page';
    // The page would hide a missing asset, and would keep the service worker of an earlier portal.
    if (!isPage || isForScript(request) || EXPECTED_FILE.test(decodePath(request.url))) {
      if (isPage && isForWorker(request)) return sendRetiringWorker(reply);
      reply.callNotFound();
      return;
    }
    const cookie = setsCsrfCookie ? makeMissingCsrfCookie(request) : null;
    // A shared cache would send this visitor's cookie to others.
    if (cookie !== null) reply.headers({ 'set-cookie': cookie, 'cache-control': 'no-cache, private' });
    if (preload !== null) reply.header('link', preload);
    return send(request, reply, 'index.html');
  };
  app.get('/*', sendPage);
}
