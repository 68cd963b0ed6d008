import { messages } from './loginForm.messages';
import type { Rule } from '../../ui/TextField';

/** Takes the marks of a formatted number out, as it is typed or pasted: `529.982.247-25` is `52998224725`. */
export const cleanLogin = (typed: string): string => typed.replace(/[\s./\p{Pd}]/gu, '');

/** specification §5: required, numeric, at most 11 digits. ASCII digits alone; leading zeros stay. */
export const loginRule: Rule = (value) => (/^[0-9]{1,11}$/.test(value) ? undefined : messages.loginInvalid);

/** specification §5: required. */
export const passwordRule: Rule = (value) => (value === '' ? messages.passwordMissing : undefined);
