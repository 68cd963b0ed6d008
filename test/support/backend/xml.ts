import { inflateParts } from '../../../server/files/inflateParts';

/** What XML 1.0 cannot have, also not as a reference. */
const NO_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/** Returns the parts of a spreadsheet that are no well-formed XML, each with the reason. */
export const findBrokenParts = (xlsx: Buffer): string[] =>
  [...inflateParts(xlsx, () => true)].flatMap(([name, part]) => {
    const fault = findXmlFault(part);
    return fault === null ? [] : [`${name}: ${fault}`];
  });

/** Returns why an XML document is not well-formed, or `null`. */
export function findXmlFault(bytes: Uint8Array): string | null {
  const xml = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const character = NO_CHARACTER.exec(xml)?.[0];
  if (character !== undefined) return `U+${character.codePointAt(0)?.toString(16)}`;
  const open: string[] = [];
  let rest = xml.replace(/^<\?xml[^<>]*\?>/, '');
  for (;;) {
    const [whole, text = '', end = '', name = '', attributes = '', alone = ''] =
      /^([^<]*)<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/.exec(rest) ?? [];
    if (whole === undefined)
      return rest.trim() === '' && open.length === 0 ? null : `at ${rest.slice(0, 40)}`;
    if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text + attributes)) return `in ${whole}`;
    if (text.includes(']]>')) return `]]> before ${whole}`;
    if (end !== '' && open.pop() !== name) return `the end of ${name}`;
    if (end === '' && alone === '') open.push(name);
    rest = rest.slice(whole.length);
  }
}
