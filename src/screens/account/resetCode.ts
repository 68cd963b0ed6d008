import type { Rule } from '../../ui/TextInput';
import { messages } from './resetPassword.messages';

/** The parameter with the code in the links of the service's mails. */
const PARAMETER = 'oobCode';

/** Reads a typed code, or the code in a pasted link. */
export function cleanCode(typed: string): string {
  const code = typed.replace(/\s/g, '');
  const query = /[?&]([^#]*)/.exec(code)?.[1];
  return new URLSearchParams(query).get(PARAMETER) ?? code;
}

/** The codes of the service have about 54 characters. */
const SHAPE = /^[\w-]{1,200}$/;

/** Whether a text has the form of a code. Other texts are not sent. */
export const isCode = (value: string): boolean => SHAPE.test(value);

export const codeRule: Rule = (value) => {
  if (value === '') return messages.codeMissing;
  return isCode(value) ? undefined : messages.codeMalformed;
};

/** Reads the code of a link from the query. After its removal from the address, the history state has it. */
export function readLinkCode({ search, state }: { search: string; state: unknown }): string | null {
  const inQuery = new URLSearchParams(search).get(PARAMETER)?.trim();
  if (inQuery !== undefined && inQuery !== '') return inQuery;
  if (typeof state !== 'object' || state === null || !('code' in state)) return null;
  return typeof state.code === 'string' ? state.code : null;
}
