// `npm start` from the sources: portal and reference backend in one process.
import { findFreePort } from '../server/http/listen';
import { run } from '../server/process/serve';
import { buildPortal, isBuilt } from './portalBuild';

await run({
  portal: true,
  prepare: async (settings) => {
    // In production the existing `dist/` is served unchecked.
    if (settings.isProduction || isBuilt()) return;
    // Report a port in use before the build, which takes a while.
    await findFreePort(settings);
    buildPortal();
  },
});
