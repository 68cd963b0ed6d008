import { openZip } from '../../../server/files/openZip';

/** What XML 1.0 cannot have, also not as a reference. */
const FORBIDDEN_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/** A text, and the tag after it: the slash of an end tag, the name, the attributes, and the slash of an empty element. */
const NEXT_TAG = /^([^<]*)<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/;
/** An `&` that begins no reference. */
const LOOSE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

/** Returns the parts of a spreadsheet that are no well-formed XML, each with the reason. */
export function findBrokenParts(xlsx: Buffer): string[] {
  const zip = openZip(xlsx);
  return zip.names.flatMap((name) => {
    const fault = findXmlFault(zip.read(name) ?? Buffer.alloc(0));
    return fault === null ? [] : [`${name}: ${fault}`];
  });
}

/** Returns why an XML document is not well-formed, or `null`. */
export function findXmlFault(bytes: Uint8Array): string | null {
  const xml = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const character = FORBIDDEN_CHARACTER.exec(xml)?.[0];
  if (character !== undefined) return `U+${character.codePointAt(0)?.toString(16)}`;
  const openElements: string[] = [];
  let unreadXml = xml.replace(/^<\?xml[^<>]*\?>/, '');
  for (;;) {
    const [tag, text = '', endSlash = '', name = '', attributes = '', emptySlash = ''] =
      NEXT_TAG.exec(unreadXml) ?? [];
    if (tag === undefined)
      return unreadXml.trim() === '' && openElements.length === 0 ? null : `at ${unreadXml.slice(0, 40)}`;
    if (LOOSE_AMPERSAND.test(text + attributes)) return `in ${tag}`;
    if (text.includes(']]>')) return `]]> before ${tag}`;
    if (endSlash !== '' && openElements.pop() !== name) return `the end of ${name}`;
    if (endSlash === '' && emptySlash === '') openElements.push(name);
    unreadXml = unreadXml.slice(tag.length);
  }
}
