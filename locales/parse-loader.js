// A webpack loader that parses the messages of a catalogue, so the portal ships without a message parser. A catalogue is
// imported in the parts of `src/i18n/catalogue.ts`, such as `?first`, because a screen waits only for its own texts.
//
// In development the option `liveSources` names the folder of the code. The Portuguese texts then come from the code,
// and they replace missing translations. An edited text appears without a reload.
import { basename } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { readDefaultMessages } from './defaultMessages.js';
import { toPseudo } from './pseudo.js';

/** The first segments of the ids that the login or the parts around every screen use. */
const FIRST = new Set(['call', 'field', 'language', 'login', 'outside', 'session', 'toast']);
/** The first segments of the ids that only pages with their own code use. The frame has the titles of all pages. */
const PAGES = new Set([
  'audit',
  'bank',
  'categories',
  'company',
  'day',
  'entries',
  'entry',
  'import',
  'reconciliation',
  'series',
  'statement',
  'user',
]);
const TITLE = /\.title$/;

/** Returns the part of the catalogue with this text. */
function partOf(id) {
  const [segment] = id.split('.');
  if (FIRST.has(segment)) return '?first';
  return PAGES.has(segment) && !TITLE.test(id) ? '?pages' : '?frame';
}

const SOURCE_CATALOGUE = 'pt-BR.json';

/** `src/i18n/useEditedTexts.ts` listens to the event. `data` exists only after a hot replacement. */
const REPLACEMENT = `
import.meta.webpackHot.accept();
import.meta.webpackHot.dispose(() => undefined);
if (import.meta.webpackHot.data) window.dispatchEvent(new Event('texts-edited'));
`;

export default function parseCatalogue(source) {
  const { isPseudo = false, liveSources } = this.getOptions();
  const isLive = liveSources !== undefined;
  const messages = Object.entries(isLive ? readLiveTexts(this, source, liveSources) : JSON.parse(source))
    .filter(([id]) => partOf(id) === this.resourceQuery)
    .map(([id, message]) => [id, isPseudo ? toPseudo(parse(message)) : parse(message)]);
  const content = JSON.stringify(Object.fromEntries(messages));
  return `export default ${content};\n${isLive ? REPLACEMENT : ''}`;
}

function readLiveTexts(loader, source, folder) {
  loader.addContextDependency(folder);
  const defaults = readDefaultMessages(folder);
  return basename(loader.resourcePath) === SOURCE_CATALOGUE
    ? defaults
    : { ...defaults, ...JSON.parse(source) };
}
