import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { errorCode } from '../errors/errorCode';
import { BadSetting } from './badSetting';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The text of a setting and its variable. */
export type SettingText = { variable: string; text: string };

/** Returns the trimmed text of a variable, or `null` if it is absent or empty. */
export function readVariable(env: Environment, variable: string): SettingText | null {
  const text = env[variable]?.trim() ?? '';
  return text === '' ? null : { variable, text };
}

/**
 * Reads a secret from its variable, or from the file that the variable `…_FILE` names.
 * @throws BadSetting
 */
export function readSecretVariable(env: Environment, variable: string, folder: string): SettingText | null {
  const setting = readVariable(env, variable);
  const file = readVariable(env, `${variable}_FILE`);
  if (file === null) return setting;
  if (setting !== null) {
    throw new BadSetting(`${variable} and ${file.variable} are both given. Give one of them.`);
  }
  let text: string;
  try {
    text = readFileSync(resolve(folder, file.text), 'utf8').trim();
  } catch (error) {
    throw new BadSetting(
      `${file.variable} names a file that cannot be read (${errorCode(error)}). Correct that path, or let this user read the file.`,
    );
  }
  if (text === '')
    throw new BadSetting(`${file.variable} names a file that is empty. Write the value into it.`);
  return { variable: file.variable, text };
}
