import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { LONGEST_PASSWORD, SHORTEST_NEW_PASSWORD } from '../auth/passwords';

/** The password that came in cannot be taken. The message is a sentence without the password. */
export class PasswordRefused extends Error {}

/** Where a password comes from: stdin, as a terminal or as a pipe. */
export type PasswordInput = NodeJS.ReadableStream & { isTTY?: boolean };

/**
 * Reads a new password: typed twice at a terminal, which shows nothing of it, or as the one line that a pipe brings.
 * @param prompt takes the questions.
 * @throws PasswordRefused
 */
export async function readNewPassword(input: PasswordInput, prompt: NodeJS.WritableStream): Promise<string> {
  const password = input.isTTY === true ? await askTwice(input, prompt) : await readLine(input);
  const { length } = Array.from(password);
  if (length < SHORTEST_NEW_PASSWORD) {
    throw new PasswordRefused(
      `The password is too short: it takes at least ${SHORTEST_NEW_PASSWORD} characters.`,
    );
  }
  if (length > LONGEST_PASSWORD) {
    throw new PasswordRefused(`The password is too long: it takes at most ${LONGEST_PASSWORD} characters.`);
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
  // readline switches the terminal's own echo off, and what it echoes itself ends here.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output, terminal: true, historySize: 0 });
  lines.on('SIGINT', () => lines.close());
  const answers = lines[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    prompt.write(question);
    const answer = await answers.next();
    prompt.write('\n');
    if (answer.done === true) throw new PasswordRefused('The entry was broken off.');
    return answer.value;
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
