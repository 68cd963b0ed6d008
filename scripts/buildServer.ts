// The second half of `npm run build`: bundles the server into `dist/server`, for an installation without tsx. Packages
// stay outside the bundle, because native and WebAssembly packages load their own files.
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

buildSync({
  entryPoints: {
    portal: 'server/portalMain.ts',
    backend: 'server/backendMain.ts',
    users: 'server/usersMain.ts',
    migrate: 'server/migrateMain.ts',
    reportWorker: 'server/files/reportWorker.ts',
    importWorker: 'server/import/worker.ts',
  },
  outdir: 'dist/server',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  packages: 'external',
  // The bundle contains the reader of the API description, because a production installation does not have the package.
  alias: { 'contract-gates/description': resolve('packages/contract-gates/src/description/index.ts') },
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
});
