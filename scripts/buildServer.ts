// The second half of `npm run build`: the server as JavaScript in `dist/server`, for an installation without tsx. Its
// packages stay outside, so that native and WebAssembly ones are found.
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

buildSync({
  entryPoints: { portal: 'server/portalMain.ts', backend: 'server/main.ts', users: 'server/manageUsers.ts' },
  outdir: 'dist/server',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  packages: 'external',
  // The reader of the API description is a part of the build: an installation has no development packages.
  alias: { 'contract-gates/description': resolve('packages/contract-gates/src/description/index.ts') },
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
});
