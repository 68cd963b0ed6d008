// Reads the steps of a document from its code blocks, and does them.
import { exec } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cleanEnvironment } from './repository';

export type DocumentStep =
  | { kind: 'file'; path: string; content: string }
  /** A command that fails ends with a comment: `# exit code 1`. */
  | { kind: 'command'; line: string }
  /** Lines that the commands since the last output print, in this order. `…` is any text. */
  | { kind: 'output'; lines: string[] };

/**
 * A block is a file if the line before it ends with the name of the file and a colon. A `sh` block has commands, and a `text`
 * block has their output. Other blocks are no steps.
 */
export function readSteps(document: string): DocumentStep[] {
  const blocks = document.matchAll(/^(?:[^\n]*`([^`\n]+)`:\n\n)?```(\w+)\n(.*?)^```$/gms);
  return [...blocks].flatMap(([, path, language, content = '']): DocumentStep[] => {
    const lines = content.split('\n').filter((line) => line !== '');
    if (path !== undefined) return [{ kind: 'file', path, content }];
    if (language === 'sh') return lines.map((line) => ({ kind: 'command', line }));
    return language === 'text' ? [{ kind: 'output', lines }] : [];
  });
}

/** Reads the commands of a document that are followed by their output, with this output. */
export const readExamples = (document: string): DocumentStep[] =>
  [...document.matchAll(/^```sh\n[^`]*^```\n\n```text\n.*?^```$/gms)].flatMap(([blocks]) =>
    readSteps(blocks),
  );

/** Does the steps in a folder. Returns what differs from the document, with the output. `null`: nothing. */
export async function doSteps(
  steps: readonly DocumentStep[],
  folder: string,
  { isCrlf = false } = {},
): Promise<string | null> {
  let printed = '';
  for (const step of steps) {
    if (step.kind === 'file') {
      const file = join(folder, step.path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, isCrlf ? step.content.replaceAll('\n', '\r\n') : step.content);
    } else if (step.kind === 'command') {
      const [line = '', expected = '0'] = step.line.split('# exit code ');
      const { code, output } = await runInShell(line, folder);
      printed += output;
      if (code !== Number(expected)) return `${step.line} ended with ${code}:\n${output}`;
    } else {
      const missing = findMissing(step.lines, printed);
      if (missing !== null) return `not printed: ${missing}\n${printed}`;
      printed = '';
    }
  }
  return null;
}

function runInShell(line: string, folder: string): Promise<{ code: number; output: string }> {
  const options = { cwd: folder, env: cleanEnvironment(), maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) => {
    exec(line, options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : (error.code ?? -1), output: stdout + stderr });
    });
  });
}

/** Returns the first expected line that is not printed after the one before it. Spaces may differ. */
function findMissing(lines: readonly string[], printed: string): string | null {
  let rest = printed.split('\n').map(trimSpaces);
  for (const line of lines) {
    const pattern = new RegExp(`^${trimSpaces(line).split('…').map(escapeText).join('.*')}$`);
    const index = rest.findIndex((one) => pattern.test(one));
    if (index === -1) return line;
    rest = rest.slice(index + 1);
  }
  return null;
}

const trimSpaces = (line: string): string => line.replaceAll(/\s+/g, ' ').trim();

const escapeText = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
