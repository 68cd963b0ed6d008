// The second half of `npm run build`: bundles the server into `dist/server`, for an installation without tsx.
import { buildSync } from 'esbuild';
import { SERVER_BUNDLE } from './serverBundle';

buildSync({
  ...SERVER_BUNDLE,
  entryPoints: {
    portal: 'server/portalMain.ts',
    backend: 'server/backendMain.ts',
    users: 'server/usersMain.ts',
    migrate: 'server/migrateMain.ts',
    events: 'server/eventsMain.ts',
    reportWorker: 'server/files/reportWorker.ts',
    importWorker: 'server/fileWorker/worker.ts',
  },
  outdir: 'dist/server',
});
