import type { Rule } from '../../ui/TextField';
import { messages } from './user.messages';

/** An address holds no spaces; pasted ones often bring some along. */
export const cleanEmail = (typed: string): string => typed.replace(/\s/g, '');

/** Something on both sides of the mark: the service judges the rest, since it is stricter than any short rule. */
export const emailRule: Rule = (value) =>
  /^[^\s@]+@[^\s@]+$/.test(value) ? undefined : messages.emailInvalid;

/** specification §5.5 */
const LEAST_PASSWORD = 6;
export const newPasswordRule: Rule = (value) =>
  value.length < LEAST_PASSWORD ? messages.passwordShort : undefined;

/** Checks that the second field equals the first. */
export const sameRule =
  (first: () => string): Rule =>
  (value) =>
    value === first() ? undefined : messages.passwordsDiffer;
