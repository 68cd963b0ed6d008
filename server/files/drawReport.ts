import { readLogo } from '../../api-spec/logo';
import { fitLines } from './fitText';
import type { Report, ReportColumn } from './report';
import { makePrintable } from './reportFonts';
import { COLORS, makePages, PAGE, type Pages, type Tag } from './reportPage';

const LINE = 11;
const PADDING = 3;
const CELL = { size: 8, weight: 400 } as const;
const HEAD = { size: 8, weight: 600 } as const;
/** A longer text of a cell is cut. */
const MAX_LINES = 2;
/** No text of the database is this long. */
const MAX_CHARACTERS = 400;
const TITLE_HEIGHT = 24;

/** Draws a tagged PDF: head, sections with sums, and a summary. Each page has its number. */
export async function drawReport(report: Report): Promise<Uint8Array> {
  const pages = makePages(report);
  const at = { y: PAGE.top };
  drawHead(pages, report, at);
  for (const { title, columns = report.columns, rows, sums } of report.sections)
    drawTable(pages, at, { title, columns, rows, last: sums });
  if (report.summary) {
    const { title, columns, rows } = report.summary;
    // It is short, so it is never broken.
    if (at.y + TITLE_HEIGHT + (rows.length + 1) * (LINE + 2 * PADDING) > PAGE.bottom) startPage(pages, at);
    drawTable(pages, at, { title, columns, rows: rows.slice(0, -1), last: rows.at(-1) ?? [] });
  }
  drawFeet(pages, report);
  return pages.finish();
}

type Position = { y: number };

/** The largest logo of the head. */
const LOGO = { width: 140, height: 48 };
const LOGO_GAP = 12;

function drawHead(pages: Pages, { company, letterhead, title, made }: Report, at: Position): void {
  let left = PAGE.left;
  let logoEnd = at.y;
  const logo = letterhead.logo && readLogo(letterhead.logo);
  if (letterhead.logo && logo) {
    const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height, 1);
    const { logo: content } = letterhead;
    // The name beside it says the same to screen readers.
    pages.drawArtifact('Layout', () => pages.image(content, left, at.y, logo.width * scale));
    left += logo.width * scale + LOGO_GAP;
    logoEnd += logo.height * scale + 6;
  }
  const draw = (type: string, text: string, size: number, weight: 400 | 600, color: string) => {
    const style = { size, weight, color };
    const lines = fitLines(prepare(text), PAGE.right - left, MAX_LINES, (one) => pages.measure(one, style));
    pages.tag(pages.root, type, () => {
      for (const [index, line] of lines.entries())
        pages.drawLine(line, left, at.y + index * size * 1.4, style);
    });
    at.y += lines.length * size * 1.4;
  };
  if (company !== '') draw('P', company, 9, 400, COLORS.quiet);
  for (const line of letterhead.lines) draw('P', line, 8, 400, COLORS.quiet);
  left = PAGE.left;
  at.y = Math.max(at.y, logoEnd);
  draw('H1', title, 16, 600, COLORS.text);
  draw('P', made, 9, 400, COLORS.quiet);
  at.y += 6;
}

type TableParts = {
  title: string;
  columns: readonly ReportColumn[];
  rows: readonly (readonly string[])[];
  /** The sums below the rows. */
  last: readonly string[];
};

function drawTable(pages: Pages, at: Position, { title, columns, rows, last }: TableParts): void {
  const head = columns.map((column) => column.title);
  const [first = last] = rows;
  const needed = TITLE_HEIGHT + heightOf(pages, columns, head, true) + heightOf(pages, columns, first, false);
  // The title is never alone at the end of a page.
  if (at.y + needed > PAGE.bottom) startPage(pages, at);
  const top = at.y + 4;
  pages.tag(pages.root, 'H2', () => {
    pages.drawLine(prepare(title), PAGE.left, top, { size: 11, weight: 600 });
  });
  at.y += TITLE_HEIGHT;
  const table = pages.tag(pages.root, 'Table');
  drawRow(pages, at, { columns, cells: head, kind: 'head', table });
  const sumsHeight = heightOf(pages, columns, last, true);
  for (const [index, cells] of [...rows, last].entries()) {
    const kind = index === rows.length ? 'sums' : 'row';
    const height = kind === 'sums' ? sumsHeight : heightOf(pages, columns, cells, false);
    // The sums are never alone on a page.
    if (at.y + height + (index === rows.length - 1 ? sumsHeight : 0) > PAGE.bottom) {
      startPage(pages, at);
      // Screen readers know the head of the table already.
      drawRow(pages, at, { columns, cells: head, kind: 'head', table: null });
    }
    drawRow(pages, at, { columns, cells, kind, table });
  }
  table.end();
  at.y += 8;
}

function startPage(pages: Pages, at: Position): void {
  pages.addPage();
  at.y = PAGE.top;
}

type RowParts = {
  columns: readonly ReportColumn[];
  cells: readonly string[];
  kind: 'head' | 'row' | 'sums';
  /** Null for a repeated head. */
  table: Tag | null;
};

function drawRow(pages: Pages, at: Position, { columns, cells, kind, table }: RowParts): void {
  const isBold = kind !== 'row';
  const height = heightOf(pages, columns, cells, isBold);
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const top = at.y;
  pages.drawArtifact('Layout', () => {
    if (isBold) pages.fill(PAGE.left, top, width, height, COLORS.head);
    pages.rule(PAGE.left, top + height, width, COLORS.line);
  });
  const row = table && pages.tag(table, 'TR');
  let x = PAGE.left;
  const draws = columns.map((column, index) => {
    const [left, text] = [x, cells[index] ?? ''];
    x += column.width;
    return () => drawCell(pages, column, prepare(text), { left, top: top + PADDING, isBold });
  });
  if (!row) pages.drawArtifact('Pagination', () => draws.forEach((draw) => draw()));
  else {
    for (const [index, draw] of draws.entries()) {
      const isHead = kind === 'head' || (kind === 'sums' && index === 0);
      const isEmpty = (cells[index] ?? '') === '';
      const cell = pages.tagCell(
        row,
        isHead ? (kind === 'head' ? 'Column' : 'Row') : null,
        isEmpty ? undefined : draw,
      );
      cell.end();
    }
    row.end();
  }
  at.y += height;
}

type CellPlace = { left: number; top: number; isBold: boolean };

function drawCell(pages: Pages, column: ReportColumn, text: string, { left, top, isBold }: CellPlace): void {
  const width = column.width - 2 * PADDING;
  const style = isBold ? HEAD : CELL;
  if (column.type === 'amount') {
    const full = pages.measure(text, style);
    // A number is never cut, so a long one is smaller.
    const size = full > width ? (style.size * width) / full : style.size;
    const shownWidth = Math.min(full, width);
    pages.drawLine(text, left + PADDING + width - shownWidth, top, { ...style, size });
    return;
  }
  for (const [index, line] of linesOf(pages, column, text, isBold).entries())
    pages.drawLine(line, left + PADDING, top + index * LINE, style);
}

const linesOf = (pages: Pages, { width }: ReportColumn, text: string, isBold: boolean): string[] =>
  fitLines(text, width - 2 * PADDING, MAX_LINES, (one) => pages.measure(one, isBold ? HEAD : CELL));

function heightOf(
  pages: Pages,
  columns: readonly ReportColumn[],
  cells: readonly string[],
  isBold: boolean,
): number {
  const lines = columns.map((column, index) =>
    column.type === 'amount' ? 1 : linesOf(pages, column, prepare(cells[index] ?? ''), isBold).length,
  );
  return Math.max(...lines) * LINE + 2 * PADDING;
}

function drawFeet(pages: Pages, { company, title, pageNumber }: Report): void {
  const style = { ...CELL, color: COLORS.quiet };
  const y = PAGE.bottom + 14;
  const name = prepare([company, title].filter(Boolean).join(' · '));
  pages.onEachPage((page, count) => {
    const text = prepare(pageNumber.replace('{page}', String(page)).replace('{pages}', String(count)));
    const width = pages.measure(text, style);
    const [shown = ''] = fitLines(name, PAGE.right - PAGE.left - width - 24, 1, (one) =>
      pages.measure(one, style),
    );
    pages.drawArtifact('Pagination', () => {
      pages.drawLine(shown, PAGE.left, y, style);
      pages.drawLine(text, PAGE.right - width, y, style);
    });
  });
}

const prepare = (text: string): string => makePrintable(text.slice(0, MAX_CHARACTERS));
