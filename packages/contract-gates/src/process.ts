import { spawn } from 'node:child_process';

export type Ended = { code: number | null; output: string };

/**
 * Runs a command to its end. What it prints on either stream is `output`, in the order it came.
 * @param commandLine A program and its arguments, as `installed` and `npm` name them; there is no shell.
 */
export function run(commandLine: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const [program = '', ...args] = commandLine;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
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
