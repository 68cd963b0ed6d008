import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

const TIME_LIMIT_MS = 180_000;
const running = new Set<ChildProcess>();

/** `code` is null where the command was ended from outside, or did not end in three minutes. */
export type Ended = { code: number | null; output: string };

/** Runs a command in a folder to its end. What it prints on either stream is `output`, in the order it came. */
export function runIn(folder: string, command: readonly string[]): Promise<Ended> {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, because tsx and npm start processes of theirs.
      detached: process.platform !== 'win32',
      env: surroundings(),
    });
    running.add(child);
    const limit = setTimeout(() => {
      end(child);
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

/** Ends whatever is still running, with all that it started. */
export function endAll(): void {
  for (const child of running) end(child);
}

function end(child: ChildProcess): void {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Gone in the meantime.
  }
}

/** Without what would point the copy's git at another repository, or its comparisons at another base. */
function surroundings(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('GIT_') && !['CONTRACT_BASE', 'PACT_FOLDER', 'FORCE_COLOR'].includes(name),
  );
  return { ...Object.fromEntries(kept), FORCE_COLOR: '0' };
}
