import { resolve } from 'node:path';
import type { BuildOptions } from 'esbuild';

/**
 * Options that bundle code of the server. Packages stay outside the bundle, because native and WebAssembly packages load
 * their own files.
 */
export const SERVER_BUNDLE = {
  bundle: true,
  splitting: true,
  packages: 'external',
  // The bundle contains the reader of the API description, because a production installation does not have the package.
  alias: { 'contract-gates/description': resolve('packages/contract-gates/src/description/index.ts') },
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  outExtension: { '.js': '.mjs' },
} satisfies BuildOptions;
