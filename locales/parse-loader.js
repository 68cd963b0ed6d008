// A webpack loader: parses the messages of a catalogue at build, so that the portal ships without a message parser. A
// catalogue is asked for in two parts, `?first` and `?rest`, because the login waits for the texts that it shows alone.
//
// In development the option `liveSources` names the folder of the code. Then the Portuguese texts are those of the code,
// the other languages fall back on them, and a text that was edited replaces the old one without a reload.
import { basename } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { defaultMessages } from './defaultMessages.js';
import { pseudo } from './pseudo.js';

/** The first segment of the ids that the login, or what stands round every screen, can show. */
const FIRST = new Set(['call', 'field', 'language', 'login', 'session', 'toast']);
const SOURCE_CATALOGUE = 'pt-BR.json';

/** `src/i18n/useEditedTexts.ts` listens to the event. `data` exists only after a replacement. */
const REPLACEMENT = `
import.meta.webpackHot.accept();
import.meta.webpackHot.dispose(() => undefined);
if (import.meta.webpackHot.data) window.dispatchEvent(new Event('texts-edited'));
`;

export default function parseCatalogue(source) {
  const isFirst = this.resourceQuery === '?first';
  const { isPseudo = false, liveSources } = this.getOptions();
  const isLive = liveSources !== undefined;
  const messages = Object.entries(isLive ? liveTexts(this, source, liveSources) : JSON.parse(source))
    .filter(([id]) => FIRST.has(id.split('.')[0]) === isFirst)
    .map(([id, message]) => [id, isPseudo ? pseudo(parse(message)) : parse(message)]);
  const content = JSON.stringify(Object.fromEntries(messages));
  return isLive ? `export default ${content};\n${REPLACEMENT}` : content;
}

function liveTexts(loader, source, folder) {
  loader.addContextDependency(folder);
  const defaults = defaultMessages(folder);
  return basename(loader.resourcePath) === SOURCE_CATALOGUE
    ? defaults
    : { ...defaults, ...JSON.parse(source) };
}
