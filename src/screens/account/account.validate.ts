import type { Rule } from '../../ui/TextInput';
import { messages } from './account.messages';

/** Removes spaces, which pasted addresses often contain. */
export const cleanEmail = (typed: string): string => typed.replace(/\s/g, '');

/** Requires text on both sides of `@`. The service checks the rest, because it is stricter than a short rule. */
export const emailRule: Rule = (value) =>
  /^[^\s@]+@[^\s@]+$/.test(value) ? undefined : messages.emailInvalid;

/** The limit of specification §5.5. */
const MIN_PASSWORD_LENGTH = 6;
export const newPasswordRule: Rule = (value) =>
  value.length < MIN_PASSWORD_LENGTH ? messages.passwordShort : undefined;

/** Checks that the second field equals the first. */
export const makeSameRule =
  (readFirst: () => string): Rule =>
  (value) =>
    value === readFirst() ? undefined : messages.passwordsDiffer;
