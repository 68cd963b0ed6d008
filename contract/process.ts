import { spawn } from 'node:child_process';

export type Ended = { code: number | null; output: string };

/** Runs a command to its end. What it prints on either stream is `output`, in the order it came. */
export function run(command: string, args: string[], environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      // There npm and npx are scripts; node itself is a program, and its path may hold spaces.
      shell: process.platform === 'win32' && command !== process.execPath,
      env: { ...process.env, FORCE_COLOR: '0', ...environment },
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}

/** The lines of an output that hold something. */
export const linesOf = (output: string): string[] =>
  output
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '');
