import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

const TIME_LIMIT_MS = 600_000;
const running = new Set<ChildProcess>();

/** `code` is null if the command was killed or took longer than ten minutes. */
export type CommandResult = { code: number | null; output: string };

/** Runs a command in a folder. `output` contains stdout and stderr in the order of arrival. */
export function runIn(folder: string, command: readonly string[]): Promise<CommandResult> {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group, because tsx and npm start child processes.
      detached: process.platform !== 'win32',
      env: createEnvironment(),
    });
    running.add(child);
    const limit = setTimeout(() => {
      killTree(child);
    }, TIME_LIMIT_MS);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** Kills all running commands and their child processes. */
export function killAll(): void {
  for (const child of running) killTree(child);
}

function killTree(child: ChildProcess): void {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

/** Removes variables that select another git repository or another base. */
function createEnvironment(): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('GIT_') && !['CONTRACT_BASE', 'PACT_FOLDER', 'FORCE_COLOR'].includes(name),
  );
  return { ...Object.fromEntries(variables), FORCE_COLOR: '0' };
}
