// `npm start` from the sources: portal and reference backend in one process.
import { freePort } from '../server/http/listening';
import { run } from '../server/process/serve';
import { buildPortal, isBuilt } from './portalBuild';

await run({
  portal: true,
  prepare: async (settings) => {
    // In production `dist/` counts as it is.
    if (settings.isProduction || isBuilt()) return;
    // Before the build, which takes long.
    await freePort(settings);
    buildPortal();
  },
});
