import type { Rule } from '../../ui/TextInput';
import { messages } from './resetPassword.messages';

/** The parameter with the code in the links of the service's mails. */
const CODE_PARAMETER = 'oobCode';

/** Reads a typed code, or the code in a pasted link. */
export function cleanCode(typed: string): string {
  const code = typed.replace(/\s/g, '');
  const query = /[?&]([^#]*)/.exec(code)?.[1];
  return new URLSearchParams(query).get(CODE_PARAMETER) ?? code;
}

/** The codes of the service have about 54 characters. A newer service may have longer ones. */
const CODE_SHAPE = /^[\w-]{1,200}$/;

/** Whether a text has the form of a code. Other texts are not sent. */
export const isCode = (value: string): boolean => CODE_SHAPE.test(value);

export const codeRule: Rule = (value) => {
  if (value === '') return messages.codeMissing;
  return isCode(value) ? undefined : messages.codeMalformed;
};

/** Reads the code of a link from the query. After its removal from the address, the history state has it. */
export function readLinkCode({ search, state }: { search: string; state: unknown }): string | null {
  const codeInQuery = new URLSearchParams(search).get(CODE_PARAMETER)?.trim();
  if (codeInQuery !== undefined && codeInQuery !== '') return codeInQuery;
  if (typeof state !== 'object' || state === null || !('code' in state)) return null;
  return typeof state.code === 'string' ? state.code : null;
}
