import { readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import { languageOf } from '../../src/config/languages';
import type { LanguageCode } from '../../src/config/languages';

/** The words of a text by its id, as the catalogue of a language has them. */
export type Words = (id: string, values?: Record<string, string | number>) => string;

export function wordsOf(code: LanguageCode): Words {
  const { catalogue, tag } = languageOf(code);
  const messages = JSON.parse(readFileSync(`locales/${catalogue}.json`, 'utf8')) as Record<string, string>;
  const intl = createIntl({ locale: tag, messages });
  return (id, values) => intl.formatMessage({ id }, values);
}
