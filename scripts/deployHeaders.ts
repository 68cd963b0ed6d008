// `npm run deploy:headers -- nginx|caddy [--folder dist] [--root PATH] [--backend http://127.0.0.1:8081]
// [--security-contact URI]`: prints a configuration for nginx or Caddy. With it they serve the portal like the reference
// server. Exit codes: 0 printed, 1 no build or an invalid config.json, 2 invalid arguments.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readScriptHashes, listServedFiles } from '../server/http/portalFiles';
import { isSecurityContact, securityText } from '../server/http/securityText';
import { DEFAULT_SETTINGS, parseSettings, type Settings } from '../src/config/runtimeSettings';
import { caddyLines, nginxLines } from './staticServers';

const USAGE =
  'npm run deploy:headers -- nginx|caddy [--folder dist] [--root /srv/portaria] [--backend http://127.0.0.1:8081] [--security-contact mailto:security@portal.example]';
const SERVERS = new Map([
  ['nginx', nginxLines],
  ['caddy', caddyLines],
]);

const { write, folder, root, backend, 'security-contact': contact } = readArguments();
try {
  const portal = {
    root: root ?? resolve(folder),
    scriptHashes: await readScriptHashes(folder),
    settings: await readSettings(join(folder, 'config.json')),
    files: await listServedFiles(folder),
    backend: backend ?? null,
    securityText: contact === undefined ? null : securityText(contact, new Date()),
  };
  process.stdout.write(write(portal));
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
      },
    });
    const [name = '', ...more] = positionals;
    const found = SERVERS.get(name);
    if (found === undefined || more.length > 0) throw new Error('Name one server: nginx or caddy.');
    if (values.backend !== undefined && !/^https?:\/\/[\w.:[\]-]+$/.test(values.backend)) {
      throw new Error('--backend has to be an origin such as http://127.0.0.1:8081.');
    }
    const contact = values['security-contact'];
    if (contact !== undefined && !isSecurityContact(contact)) {
      throw new Error('--security-contact has to be an https:, mailto: or tel: address.');
    }
    return { write: found, ...values };
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
