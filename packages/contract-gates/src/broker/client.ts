// Runs the official client of the broker. It reads address and credentials from environment variables:
// PACT_BROKER_BASE_URL, and PACT_BROKER_TOKEN or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.
// Every user of the machine can see command lines, so they contain no credentials.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Skipped } from '../commandLine';

/** Runs `pact broker …` and prints its output. Exit codes: 0, 1, or 2 for a wrong command line. */
export function runBroker(args: string[]): Promise<{ code: number; stdout: string }> {
  const client = fileURLToPath(import.meta.resolve('@pact-foundation/pact-cli/bin/pact.js'));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [client, 'broker', ...args], {
      stdio: ['inherit', 'pipe', 'inherit'],
      env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      process.stdout.write(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code: code ?? 1, stdout: Buffer.concat(chunks).toString() });
    });
  });
}

/** @throws {Skipped} without a broker. `otherwise` says what happens then, or what to call instead. */
export function requireBroker({ otherwise }: { otherwise: string }): void {
  if ((process.env['PACT_BROKER_BASE_URL'] ?? '') === '')
    throw new Skipped(`PACT_BROKER_BASE_URL names no broker; ${otherwise}`);
}
