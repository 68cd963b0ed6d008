import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts the warehouse in Python, which prints its address. */
export async function startWarehouse() {
  const child = spawn('python3', ['warehouse.py'], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child, 'spawn');
  const printed: unknown = (await once(child.stdout, 'data'))[0];
  const providerBaseUrl = String(printed).trim();
  return {
    providerBaseUrl,
    providerStatesSetupUrl: `${providerBaseUrl}/provider-states`,
    close: () => {
      child.kill();
    },
  };
}
