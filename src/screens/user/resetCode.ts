import type { Rule } from '../../ui/TextField';
import { messages } from './resetPassword.messages';

/** The service's own name of the code, in the links of its mails. */
const PARAMETER = 'oobCode';

/** Reads a typed code, or the code in a pasted link. */
export function cleanCode(typed: string): string {
  const code = typed.replace(/\s/g, '');
  const query = /[?&]([^#]*)/.exec(code)?.[1];
  return new URLSearchParams(query).get(PARAMETER) ?? code;
}

/** The service's own have about 54 letters. */
const SHAPE = /^[\w-]{1,200}$/;

/** Whether something can be a code at all; nothing else is sent. */
export const isCode = (value: string): boolean => SHAPE.test(value);

export const codeRule: Rule = (value) => {
  if (value === '') return messages.codeMissing;
  return isCode(value) ? undefined : messages.codeMalformed;
};

/** The code that a link brought: in its query at first, in the history state once the address was cleared of it. */
export function codeOf({ search, state }: { search: string; state: unknown }): string | null {
  const inQuery = new URLSearchParams(search).get(PARAMETER)?.trim();
  if (inQuery !== undefined && inQuery !== '') return inQuery;
  if (typeof state !== 'object' || state === null || !('code' in state)) return null;
  return typeof state.code === 'string' ? state.code : null;
}
