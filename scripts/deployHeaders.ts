// `npm run deploy:headers -- nginx|caddy [--folder dist] [--root PATH] [--backend http://127.0.0.1:8081]
// [--security-contact URI] [--brotli] [--complete [--listen 8080] [--environment FOLDER] [--temporary FOLDER]
// [--requests 100]]`: prints a configuration for nginx or Caddy. With it they serve the portal like the reference server.
// Exit codes: 0 printed, 1 no build or an invalid config.json, 2 invalid arguments.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listServedFiles, readInlineHashes, readPreloadHeader } from '../server/http/portalFiles';
import { isSecurityContact, securityText } from '../server/http/securityText';
import { DEFAULT_SETTINGS, parseSettings, type Settings } from '../src/config/runtimeSettings';
import { NGINX_SCHEME, NGINX_UPSTREAM, nginxConfiguration } from './nginxConfiguration';
import { caddyLines } from './caddyPortal';
import { nginxLines } from './nginxPortal';

const USAGE =
  'npm run deploy:headers -- nginx|caddy [--folder dist] [--root /srv/portaria] [--backend http://127.0.0.1:8081] [--security-contact mailto:security@portal.example] [--brotli]\nnpm run deploy:headers -- nginx --complete [--listen 8080] [--environment /etc/portaria] [--temporary /tmp] [--requests 100] …';

const { server, folder, root, backend, complete, brotli, contact, ...nginxPlaces } = readArguments();
try {
  const hashes = await readInlineHashes(folder);
  const files = await listServedFiles(folder);
  const portal = {
    root: root ?? resolve(folder),
    hashes,
    settings: await readSettings(join(folder, 'config.json')),
    files,
    preload: await readPreloadHeader(folder),
    backend: complete ? `http://${NGINX_UPSTREAM}` : (backend ?? null),
    securityText: contact === undefined ? null : securityText(contact, new Date()),
    hasBrotli: brotli,
    ...(complete && { schemeVariable: NGINX_SCHEME }),
  };
  const lines = server === 'nginx' ? nginxLines(portal) : caddyLines(portal);
  const servedFiles = complete
    ? [...files, 'index.html', 'config.json', ...readdirSync(join(folder, 'assets'))]
    : [];
  process.stdout.write(complete ? nginxConfiguration({ ...nginxPlaces, lines, files: servedFiles }) : lines);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        folder: { type: 'string', default: 'dist' },
        root: { type: 'string' },
        backend: { type: 'string' },
        'security-contact': { type: 'string' },
        brotli: { type: 'boolean', default: false },
        complete: { type: 'boolean', default: false },
        listen: { type: 'string', default: '8080' },
        environment: { type: 'string', default: '/etc/portaria' },
        temporary: { type: 'string', default: '/tmp' },
        requests: { type: 'string', default: '100' },
      },
    });
    const [server = '', ...furtherNames] = positionals;
    if ((server !== 'nginx' && server !== 'caddy') || furtherNames.length > 0)
      throw new Error('Name one server: nginx or caddy.');
    if (values.backend !== undefined && !/^https?:\/\/[\w.:[\]-]+$/.test(values.backend)) {
      throw new Error('--backend has to be an origin such as http://127.0.0.1:8081.');
    }
    if (values.complete && (server !== 'nginx' || values.backend !== undefined)) {
      throw new Error('--complete is for nginx, and its backends are in the files of --environment.');
    }
    if (!/^([\w.:[\]-]+:)?\d{1,5}$/.test(values.listen)) {
      throw new Error('--listen has to be a port, or an address and a port such as 127.0.0.1:8080.');
    }
    if (!/^[1-9]\d{0,5}$/.test(values.requests)) {
      throw new Error('--requests has to be a number of requests per second, from 1 to 999999.');
    }
    const contact = values['security-contact'];
    if (contact !== undefined && !isSecurityContact(contact)) {
      throw new Error('--security-contact has to be an https:, mailto: or tel: address.');
    }
    return { ...values, server, contact, requests: Number(values.requests) } as const;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}

/** Returns the default settings if config.json is missing, like the portal. */
async function readSettings(path: string): Promise<Settings> {
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return DEFAULT_SETTINGS;
  }
  return parseSettings(text);
}
