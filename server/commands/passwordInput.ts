import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { MAX_PASSWORD_LENGTH, MIN_NEW_PASSWORD_LENGTH } from '../auth/passwords';

/** A password is refused. The message does not contain it. */
export class PasswordRefused extends Error {}

/** Source of a password: stdin, a terminal or a pipe. */
export type PasswordInput = NodeJS.ReadableStream & { isTTY?: boolean };

/**
 * Reads a new password. A terminal hides it and asks twice. A pipe must contain one line.
 * @param prompt receives the questions.
 * @throws PasswordRefused
 */
export async function readNewPassword(input: PasswordInput, prompt: NodeJS.WritableStream): Promise<string> {
  const password = input.isTTY === true ? await askTwice(input, prompt) : await readLine(input);
  const { length } = Array.from(password);
  if (length < MIN_NEW_PASSWORD_LENGTH) {
    throw new PasswordRefused(
      `The password is too short: it takes at least ${MIN_NEW_PASSWORD_LENGTH} characters.`,
    );
  }
  if (length > MAX_PASSWORD_LENGTH) {
    throw new PasswordRefused(
      `The password is too long: it takes at most ${MAX_PASSWORD_LENGTH} characters.`,
    );
  }
  return password;
}

async function readLine(input: PasswordInput): Promise<string> {
  const line = (await text(input)).replace(/\r?\n$/, '');
  if (line === '') throw new PasswordRefused('No password came in on stdin.');
  if (/[\r\n]/.test(line)) throw new PasswordRefused('The password has to be one line.');
  return line;
}

async function askTwice(input: PasswordInput, prompt: NodeJS.WritableStream): Promise<string> {
  // readline turns the terminal's echo off. This stream discards what readline echoes itself.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output, terminal: true, historySize: 0 });
  lines.on('SIGINT', () => lines.close());
  const enteredLines = lines[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    prompt.write(question);
    const line = await enteredLines.next();
    prompt.write('\n');
    if (line.done === true) throw new PasswordRefused('The entry was broken off.');
    return line.value;
  };
  try {
    const password = await ask('New password: ');
    if ((await ask('The same again: ')) !== password) {
      throw new PasswordRefused('The two passwords differ.');
    }
    return password;
  } finally {
    lines.close();
  }
}
