import { readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import { languageOf } from '../../src/config/languages';
import type { LanguageCode } from '../../api-spec/languages';

/** Returns a text of one language by its id. */
export type Texts = (id: string, values?: Record<string, string | number>) => string;

export function readTexts(code: LanguageCode): Texts {
  const { catalogue, tag } = languageOf(code);
  const messages = JSON.parse(readFileSync(`locales/${catalogue}.json`, 'utf8')) as Record<string, string>;
  const intl = createIntl({ locale: tag, messages });
  return (id, values) => intl.formatMessage({ id }, values);
}
