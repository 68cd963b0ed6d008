// The pages of a report: texts, lines and tags. Positions and sizes are in points.
import PDFDocument from 'pdfkit';
import type { Report } from './report';
import { makePrintable, makeFonts, type Weight } from './reportFonts';

/** An element of the tag tree, such as a table or a cell. */
export type Tag = PDFKit.PDFStructureElement;

type TextStyle = { size: number; weight: Weight; color?: string };

/** The width of a text grows with its size. */
const MEASURED_SIZE = 100;

/** A4, landscape. */
export const PAGE = { width: 842, height: 595, left: 36, right: 806, top: 36, bottom: 550 };
export const COLORS = { text: '#1a1a1a', quiet: '#5c5c5c', line: '#c8c8c8', head: '#eeeeee' };

/** An option that the types of pdfkit do not have. */
const UNTYPED: object = { subset: 'PDF/UA' };

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The author in the metadata. pdfkit writes its own fields without escapes, and many names have `&`. */
function describeAuthor(name: string): string {
  const text = name.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? '');
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>${text}</rdf:li></rdf:Seq></dc:creator></rdf:Description>`;
}

export type Pages = ReturnType<typeof makePages>;

/** Starts the document of a report with its first page. */
export function makePages({ language, company, title, madeAt }: Report) {
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: makePrintable(title),
      Creator: 'Portaria',
      CreationDate: madeAt,
    },
    ...UNTYPED,
  });
  if (company !== '') pdf.appendXML(describeAuthor(makePrintable(company)));
  const fonts = makeFonts((name, content) => pdf.registerFont(name, content));
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  // Most texts of a report are repeated, and each is measured several times.
  const measured = new Map<string, number>();
  const measure = (text: string, { size, weight }: TextStyle): number => {
    const key = `${String(weight)} ${text}`;
    const widthPerPoint = measured.get(key);
    if (widthPerPoint !== undefined) return widthPerPoint * size;
    const widths = fonts
      .split(text, weight)
      .map((run) => pdf.font(run.font).fontSize(MEASURED_SIZE).widthOfString(run.text));
    const width = widths.reduce((sum, one) => sum + one, 0) / MEASURED_SIZE;
    measured.set(key, width);
    return width * size;
  };

  /** Draws one line from `x` on. `y` is its top. */
  const drawLine = (text: string, x: number, y: number, style: TextStyle): void => {
    let left = x;
    for (const run of fonts.split(text, style.weight)) {
      pdf
        .font(run.font)
        .fontSize(style.size)
        .fillColor(style.color ?? COLORS.text);
      pdf.text(run.text, left, y, { lineBreak: false });
      left += pdf.widthOfString(run.text);
    }
  };

  /** Draws what screen readers skip. */
  const drawArtifact = (type: 'Layout' | 'Pagination', draw: () => void): void => {
    pdf.markContent('Artifact', { type });
    draw();
    pdf.endMarkedContent();
  };

  return {
    root,
    measure,
    drawLine,
    drawArtifact,
    addPage: () => pdf.addPage(),
    /** Adds an element, with its content if `draw` is given. */
    tag: (parent: Tag, type: string, draw?: () => void): Tag => {
      const element = pdf.struct(type, {}, draw);
      parent.add(element);
      return element;
    },
    /** Adds a cell. `scope`: the cells that it names, or null for a cell with a value. */
    tagCell: (row: Tag, scope: 'Column' | 'Row' | null, draw?: () => void): Tag => {
      const options: object = scope === null ? {} : { scope };
      const cell = pdf.struct(scope === null ? 'TD' : 'TH', options, draw);
      row.add(cell);
      return cell;
    },
    fill: (x: number, y: number, width: number, height: number, color: string) =>
      pdf.rect(x, y, width, height).fill(color),
    image: (content: Uint8Array, x: number, y: number, width: number) =>
      pdf.image(Buffer.from(content), x, y, { width }),
    rule: (x: number, y: number, width: number, color: string, thickness = 0.5) =>
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .stroke(color),
    /** Draws on each page again, for texts that need the number of pages. */
    onEachPage: (draw: (page: number, pages: number) => void) => {
      const { start, count } = pdf.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        pdf.switchToPage(start + index);
        draw(index + 1, count);
      }
    },
    /** Ends the document, and returns its bytes. */
    finish: async (): Promise<Uint8Array> => {
      const parts: Uint8Array[] = [];
      pdf.on('data', (part: Uint8Array) => parts.push(part));
      const ended = new Promise((resolve, reject) => {
        pdf.on('end', resolve).on('error', reject);
      });
      pdf.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}
