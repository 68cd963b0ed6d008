// What every workbook has: namespaces, relations, and texts that XML and spreadsheets read as they are.
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** The namespaces of a workbook. */
export const NAMESPACES = `xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"`;

type Relation = { type: 'officeDocument' | 'worksheet' | 'styles' | 'sharedStrings'; target: string };

/** Returns the relations of a part. Their ids are `rId1`, `rId2` and so on. */
export function makeRelations(relations: readonly Relation[]): string {
  const elements = relations.map(
    ({ type, target }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${elements.join('')}</Relationships>`;
}

/** Returns the types of the parts. Each part without one is XML. */
export function makeContentTypes(types: readonly { part: string; type: string }[] = []): string {
  const elements = types.map(({ part, type }) => `<Override PartName="${part}" ContentType="${type}"/>`);
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${elements.join('')}</Types>`;
}

/** Returns a text for an element or an attribute. A character that XML cannot have would make the whole file unreadable. */
export const toXmlText = (text: string): string =>
  text
    .replaceAll(NOT_IN_XML, '\uFFFD')
    .replaceAll(ESCAPES, '_x005F_')
    .replaceAll(MARKUP, (character) => REFERENCES[character] ?? '');

/** The characters of XML 1.0 are all others (https://www.w3.org/TR/xml/#charsets). */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A spreadsheet reads `_x0041_` in a text as the letter A, unless its first character is escaped. */
const ESCAPES = /_(?=x[\dA-Fa-f]{4}_)/g;

/** A reader of XML would replace a carriage return, and in attributes a tab and a line break too. */
const MARKUP = /[&<>"\t\n\r]/g;
const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the name of a column, such as `A` or `AB`. */
export function nameColumn(index: number): string {
  const before = Math.floor(index / LETTERS.length);
  return (before > 0 ? nameColumn(before - 1) : '') + LETTERS.charAt(index % LETTERS.length);
}
