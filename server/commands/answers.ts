import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { MAX_PASSWORD_LENGTH, MIN_NEW_PASSWORD_LENGTH } from '../auth/passwords';

/** An answer is refused. The message does not contain it. */
export class AnswerRefused extends Error {}

/** Source of the answers: stdin, a terminal or a pipe. */
export type AnswerInput = NodeJS.ReadableStream & { isTTY?: boolean };

/**
 * What a command asks for. Every user of the machine can see arguments, so no login, name or password is one.
 * A terminal shows what is typed, except for passwords. A pipe has one line for each question.
 */
export type Answers = {
  /** @throws AnswerRefused */
  ask(question: Question): Promise<string>;
  /** @throws AnswerRefused */
  askNewPassword(): Promise<string>;
  close(): void;
};

export type Question = 'Login' | 'Name' | 'New password';

/**
 * Opens the source of the answers.
 * @param questions all questions in their order, as a pipe must answer them.
 * @param prompt receives the questions at a terminal.
 */
export function openAnswers(
  input: AnswerInput,
  prompt: NodeJS.WritableStream,
  questions: readonly Question[],
): Answers {
  const source = input.isTTY === true ? openTerminal(input, prompt) : openPipe(input, questions);
  return {
    ask: (question) => source.read(question, true),
    askNewPassword: async () => {
      const password = await source.read('New password', false);
      if (source.repeats && (await source.read('The same again', false)) !== password)
        throw new AnswerRefused('The two passwords differ.');
      return checkLength(password);
    },
    close: () => source.close(),
  };
}

type Source = {
  read(question: string, isPublic: boolean): Promise<string>;
  /** Whether a new password is asked for twice. */
  repeats: boolean;
  close(): void;
};

function openPipe(input: AnswerInput, questions: readonly Question[]): Source {
  let remaining: string[] | undefined;
  return {
    repeats: false,
    async read() {
      remaining ??= await readLines(input, questions);
      return remaining.shift() ?? '';
    },
    close: () => undefined,
  };
}

/** Reads exactly one line for each question, so that of a list of logins not the first one alone is changed. */
async function readLines(input: AnswerInput, questions: readonly Question[]): Promise<string[]> {
  const lines = (await text(input)).replace(/\r?\n$/, '').split(/\r\n|\r|\n/);
  if (lines.length === questions.length && !lines.includes('')) return lines;
  const what = questions.join(', ').toLowerCase();
  throw new AnswerRefused(`stdin has to have one line for each of: ${what}.`);
}

function openTerminal(input: AnswerInput, prompt: NodeJS.WritableStream): Source {
  // A password that is typed before its question is not shown either.
  let isShown = false;
  // readline turns the terminal's echo off, and echoes to this stream itself.
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (isShown) prompt.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input, output, terminal: true, historySize: 0 });
  lines.on('SIGINT', () => lines.close());
  lines.on('line', () => {
    isShown = false;
  });
  const enteredLines = lines[Symbol.asyncIterator]();
  return {
    repeats: true,
    async read(question, isPublic) {
      isShown = isPublic;
      if (isPublic) {
        lines.setPrompt(`${question}: `);
        lines.prompt();
      } else prompt.write(`${question}: `);
      const line = await enteredLines.next();
      if (!isPublic) prompt.write('\n');
      if (line.done === true) throw new AnswerRefused('The entry was broken off.');
      return line.value;
    },
    close: () => lines.close(),
  };
}

function checkLength(password: string): string {
  const { length } = Array.from(password);
  if (length < MIN_NEW_PASSWORD_LENGTH)
    throw new AnswerRefused(
      `The password is too short: it takes at least ${MIN_NEW_PASSWORD_LENGTH} characters.`,
    );
  if (length > MAX_PASSWORD_LENGTH)
    throw new AnswerRefused(`The password is too long: it takes at most ${MAX_PASSWORD_LENGTH} characters.`);
  return password;
}
