import { spawnSync } from 'node:child_process';
import { buildPortal, isBuilt } from '../../scripts/portalBuild';

/** Builds the portal and the backend, if the present build is older than the sources. */
export function buildSite(): void {
  // `buildPortal` bundles the backend too. `isBuilt` looks at the portal only, so a current one gets a new bundle beside it.
  if (isBuilt()) buildServer();
  else buildPortal();
}

/** The stamp of a build is for the portal only, so the backend is bundled anew. */
function buildServer(): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/buildServer.ts'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The backend cannot be bundled.');
}
