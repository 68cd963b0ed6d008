// Starts the providers that are written in Python and Java.
import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';

export type Language = {
  name: string;
  /** The program that runs the file. */
  command: string;
  file: string;
  /** The reason why the provider cannot run on this machine, or null. */
  skipReason: string | null;
};

const isInstalled = (command: string): boolean =>
  spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
const explainSkip = (command: string): string | null =>
  isInstalled(command) ? null : `${command} is not installed`;

export const LANGUAGES: readonly Language[] = [
  {
    name: 'Python',
    command: 'python3',
    file: 'test/providers/provider.py',
    skipReason: explainSkip('python3'),
  },
  // Java compiles the source file, so the compiler must be installed.
  { name: 'Java', command: 'java', file: 'test/providers/Provider.java', skipReason: explainSkip('javac') },
];

/**
 * The operations of the providers in other languages. They show that any language can be verified. A new operation
 * needs no handler in them, because the second provider has it.
 */
export const OPERATIONS: readonly string[] = ['getToken', 'getSession', 'endSession', 'listDashboards'];

export type RunningProvider = { origin: string; close: () => Promise<void> };

/**
 * Starts a provider. It prints its origin, and exits when its standard input closes.
 * @throws {Error} with its output if it exits before it listens.
 */
export async function startProvider({ command, file }: Language): Promise<RunningProvider> {
  const child = spawn(command, [file], { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(`${file} ended: ${errorOutput}`)));
    createInterface(child.stdout).once('line', resolve);
  });
  return {
    origin,
    close: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
