import type { Config, StartedProvider } from '../config';

/** Starts the provider of this repository. @throws {Error} without `startProvider`, or if it does not return its address. */
export async function startOwnProvider({ startProvider }: Config): Promise<StartedProvider> {
  if (startProvider === undefined)
    throw new Error('Name `startProvider` in contract.config.ts, or give --provider-base-url of a backend');
  const started = await startProvider();
  // Nothing checks the types of a configuration on loading.
  const { providerBaseUrl, close }: Record<string, unknown> = started;
  if (typeof close !== 'function') throw new Error('`startProvider` has to return `close`, a function');
  if (typeof providerBaseUrl === 'string' && /^https?:\/\//.test(providerBaseUrl)) return started;
  await started.close();
  throw new Error('`startProvider` has to return `providerBaseUrl`, with http:// or https://');
}
