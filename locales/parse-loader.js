// A webpack loader: parses the messages of a catalogue at build, so that the portal ships without a message parser.
import { parse } from '@formatjs/icu-messageformat-parser';

export default function parseCatalogue(source) {
  const messages = Object.entries(JSON.parse(source)).map(([id, message]) => [id, parse(message)]);
  return JSON.stringify(Object.fromEntries(messages));
}
