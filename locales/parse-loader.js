// A webpack loader: parses the messages of a catalogue at build, so that the portal ships without a message parser. A
// catalogue is asked for in two parts, `?first` and `?rest`, because the login waits for the texts that it shows alone.
import { parse } from '@formatjs/icu-messageformat-parser';
import { pseudo } from './pseudo.js';

/** The first segment of the ids that the login, or what stands round every screen, can show. */
const FIRST = new Set(['call', 'field', 'language', 'login', 'session', 'toast']);

export default function parseCatalogue(source) {
  const isFirst = this.resourceQuery === '?first';
  const { isPseudo = false } = this.getOptions();
  const messages = Object.entries(JSON.parse(source))
    .filter(([id]) => FIRST.has(id.split('.')[0]) === isFirst)
    .map(([id, message]) => [id, isPseudo ? pseudo(parse(message)) : parse(message)]);
  return JSON.stringify(Object.fromEntries(messages));
}
