import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { DEFAULTS, findFaults, isConfig } from './config';
import type { Config } from './config';
import { isObject } from './description/document';

const FILE = 'contract.config.ts';

/** The configuration in the folder of the process. @throws {Error} when it is missing or wrong. */
export async function loadConfig(): Promise<Config> {
  const file = resolve(FILE);
  if (!existsSync(file))
    throw new Error(`There is no ${FILE} in ${process.cwd()}: write one (README of contract-gates).`);
  try {
    // Compiled as an ES module, whatever the `type` of the repository's package.json.
    const loaded: unknown = await tsImport(pathToFileURL(file).href, import.meta.url);
    const given = defaultIn(loaded);
    if (!isConfig(given)) throw new Error(findFaults(given).join('\n'));
    return { ...DEFAULTS, ...given };
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : String(cause);
    throw new Error(text.replace(/^/gm, `${FILE}: `), { cause });
  }
}

/** The default export. Of a file that counts as CommonJS it is one level deeper. */
function defaultIn(loaded: unknown): unknown {
  const given: unknown = isObject(loaded) ? loaded['default'] : undefined;
  return isObject(given) && 'default' in given ? given['default'] : given;
}
