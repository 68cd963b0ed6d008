import { existsSync, realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { DEFAULTS, findFaults, isConfig } from './config';
import type { Config } from './config';
import { isObject } from './description/document';
import { formatError } from './formatError';

/** In the current folder. */
export const CONFIG_FILE = 'contract.config.ts';

/** Loads the configuration from the current folder. @throws {Error} if it is missing or wrong. */
export async function loadConfig(): Promise<Config> {
  const file = resolve(CONFIG_FILE);
  if (!existsSync(file))
    throw new Error(
      `There is no ${CONFIG_FILE} in ${process.cwd()}. Change to its folder, or write one: the README of contract-gates has an example.`,
    );
  try {
    // `tsImport` compiles to an ES module, with any `type` in package.json.
    const loaded: unknown = await tsImport(pathToFileURL(file).href, import.meta.url);
    const given = readDefault(loaded);
    if (!isConfig(given)) throw new Error(findFaults(given).join('\n'));
    const config = { ...DEFAULTS, ...given };
    refuseLinkedRecords(config);
    return config;
  } catch (cause) {
    throw new Error(formatError(cause).replace(/^/gm, `${CONFIG_FILE}: `), { cause });
  }
}

/** Refuses records behind a symbolic link, because git tells no history of files there. @throws {Error} */
function refuseLinkedRecords({ records }: Config): void {
  if (!existsSync(records)) return;
  const real = relative(realpathSync('.'), realpathSync(records));
  if (real !== relative('.', records))
    throw new Error(`records: ${records} is behind a symbolic link. Write the real folder, ${real}.`);
}

/** Returns the default export. In a CommonJS file it is one level deeper. */
function readDefault(loaded: unknown): unknown {
  const given: unknown = isObject(loaded) ? loaded['default'] : undefined;
  return isObject(given) && 'default' in given ? given['default'] : given;
}
