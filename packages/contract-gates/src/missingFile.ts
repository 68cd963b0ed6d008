import { types } from 'node:util';
import type { Config } from './config';
import { validatorFiles } from './validators';

/** An error of a missing file, as Node throws it. */
const isMissing = (error: unknown): error is Error & { path: unknown } =>
  types.isNativeError(error) && 'code' in error && error.code === 'ENOENT' && 'path' in error;

/** Says what to do about a missing file that the configuration names. `null`: the error has another cause. */
export function explainMissingFile(error: unknown, config: Config): { line: string; advice: string } | null {
  if (!isMissing(error)) return null;
  const { path } = error;
  const line = `There is no ${String(path)}.`;
  if (path === config.description)
    return { line, advice: 'Write the API description, or correct `description` in contract.config.ts.' };
  if (config.agreements.some(({ pact }) => pact === path)) {
    const first = config.consumerTests === undefined ? 'Name `consumerTests` in contract.config.ts. ' : '';
    return { line, advice: `${first}Write the pacts: ${config.command} write-pacts` };
  }
  return config.agreements.some((one) => validatorFiles(config, one).some((file) => file === path))
    ? { line, advice: config.generated?.advice ?? 'Generate the validators.' }
    : null;
}
