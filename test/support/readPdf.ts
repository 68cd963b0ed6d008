// Reads the tagged texts of a PDF that pdfkit made. It is no reader of other files.
import { inflateSync } from 'node:zlib';

/** A text with the tag of its structure, such as `TD`, or `Artifact`. */
export type TaggedText = { tag: string; text: string };
export type ReadPdf = { source: string; pages: TaggedText[][] };

export function readPdf(bytes: Uint8Array): ReadPdf {
  const source = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g))
    objects.set(id, body);
  const fonts = new Map<string, string[]>();
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/^\/(F\d+) (\d+) 0 R$/gm))
      fonts.set(name, readCharacters(objects, id));
  const pages = [...objects.values()]
    .filter((body) => body.includes('/Type /Page\n'))
    .map((body) => readTexts(inflate(objects.get(findRef(body, 'Contents')) ?? ''), fonts));
  return { source, pages };
}

const findRef = (body: string, name: string): string =>
  new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? '';

const inflate = (body: string): string =>
  inflateSync(Buffer.from(/stream\n([^]*)\nendstream/.exec(body)?.[1] ?? '', 'latin1')).toString('latin1');

/** Returns the characters of a font, by glyph. */
function readCharacters(objects: ReadonlyMap<string, string>, id: string): string[] {
  const map = inflate(objects.get(findRef(objects.get(id) ?? '', 'ToUnicode')) ?? '');
  // The glyphs are in blocks, in their order. A ligature has several characters.
  const lists = [...map.matchAll(/\[([^\]]*)\]/g)].map(([, list = '']) => list).join(' ');
  return [...lists.matchAll(/<([0-9a-f ]*)>/gi)].map(([, code = '']) =>
    // A PDF has UTF-16 with the high byte first, and Node reads it with the low byte first.
    Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  );
}

function readTexts(content: string, fonts: ReadonlyMap<string, readonly string[]>): TaggedText[] {
  const texts: TaggedText[] = [];
  let font: readonly string[] = [];
  // A tag begins a text, `Tf` chooses its font, and `TJ` writes its glyphs.
  const parts = content.matchAll(/^\/(\w+) <<|^\/(F\d+) [\d.]+ Tf|^\[(.*)\] TJ/gm);
  for (const [, tag, fontName, glyphLists] of parts) {
    if (tag !== undefined) texts.push({ tag, text: '' });
    else if (fontName !== undefined) font = fonts.get(fontName) ?? [];
    const currentText = texts.at(-1);
    if (glyphLists === undefined || !currentText) continue;
    for (const [, glyphs = ''] of glyphLists.matchAll(/<([0-9a-f]+)>/g))
      for (const [glyph] of glyphs.matchAll(/.{4}/g)) currentText.text += font[parseInt(glyph, 16)] ?? '';
  }
  return texts;
}
