// The second half of `npm run build`: the server as JavaScript in `dist/server`, for an installation without tsx. Its
// packages stay outside, so that native and WebAssembly ones are found.
import { buildSync } from 'esbuild';

buildSync({
  entryPoints: { portal: 'server/portalMain.ts', backend: 'server/main.ts', users: 'server/manageUsers.ts' },
  outdir: 'dist/server',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
});
