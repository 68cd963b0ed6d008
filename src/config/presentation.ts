import { LANGUAGES } from '../../api-spec/languages';
import type { LanguageCode } from '../../api-spec/languages';
import { isWebAddress } from './webAddress';

/** What a deployment adds to the screens: company, environment, support, privacy notice, languages. Each is optional. */
export type Presentation = {
  company: Company | null;
  /** A tag for installations that are not in production, such as "Homologação". */
  environment: string | null;
  support: Support | null;
  privacyUrl: string | null;
  /** The languages that are offered. Null: all. */
  languages: readonly LanguageCode[] | null;
};
/** The logos are paths of the page's origin. */
type Company = { name?: string; logo?: string; logoDark?: string };
/** Whom a user can ask for help. */
export type Support = { name?: string; phone?: string; email?: string; url?: string };

type Check<T> = (value: unknown) => value is T;

/** Reads the presentation from the content of `config.json`. `broken` is the first invalid key. */
export function readPresentation(
  file: Readonly<Record<string, unknown>>,
): Presentation & { broken: string | null } {
  const broken: string[] = [];
  const read = <T>(key: keyof Presentation, isValid: Check<T>): T | null => {
    const value = file[key] ?? null;
    if (value === null || isValid(value)) return value;
    broken.push(key);
    return null;
  };
  const presentation = {
    company: read('company', isCompany),
    environment: read('environment', isText),
    support: read('support', isSupport),
    privacyUrl: read('privacyUrl', isWebAddress),
    languages: read('languages', isLanguageList),
  };
  return { ...presentation, broken: broken[0] ?? null };
}

const isText: Check<string> = (value): value is string =>
  typeof value === 'string' && /^[^\p{C}]{1,200}$/u.test(value) && value.trim() !== '';

/** Whether a value is a path of the page's origin, because the policy permits no other images. */
const isOwnPath: Check<string> = (value): value is string => isWebAddress(value) && /^\/(?!\/)/.test(value);

const isEmail: Check<string> = (value): value is string =>
  isText(value) && /^[^\s@?&]+@[^\s@?&]+$/.test(value);

const isPhone: Check<string> = (value): value is string =>
  isText(value) && /^[+(]?\d[\d\s().-]+$/.test(value);

/** Makes a check for an object whose known parts are valid. Every part is optional. */
const hasParts =
  <T extends object>(parts: Record<keyof T, Check<string>>): Check<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries<Check<string>>(parts).every(
      ([name, isValid]) => !Object.hasOwn(value, name) || isValid(Reflect.get(value, name)),
    );

const isCompany = hasParts<Company>({ name: isText, logo: isOwnPath, logoDark: isOwnPath });
const isSupport = hasParts<Support>({ name: isText, phone: isPhone, email: isEmail, url: isWebAddress });

const isLanguageList: Check<LanguageCode[]> = (value): value is LanguageCode[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((code) => LANGUAGES.some((language) => language.code === code));
