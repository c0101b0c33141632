/** PDFs in letter size, tagged for screen readers. The same input produces the same bytes. */
import { PICTOGRAMS, type PictogramName } from '@cleanpro/product-safety/hazards/pictograms';
import { drawPictogram, INK, pdf, SOFT, type Document } from './pdf.ts';

type Structure = ReturnType<Document['struct']>;

export interface PaperFacts {
  title: string;
  /** Language of the text, such as `es-US`. */
  language: string;
  /** Creation date, such as `2026-01-31`. It is fixed to make the bytes reproducible. */
  day: string;
  /** Shown in the band at the top of each page. */
  notice: string;
  /** Shown at the bottom of the first page. */
  note: string;
  pageOf: (page: number, of: number) => string;
}

const MARGIN = 54;
const PICTOGRAM = 58;
const BODY = 9.5;
const BAND = '#e8eef5';
const BOTTOM = 60;
const GAP = 2.5;
/** Height of a one-line row, in points. */
export const ROW = 14;
const LABEL = 120;

interface Cell {
  words: string;
  /** Distance from the left margin, in points. */
  x: number;
  width: number;
  bold?: boolean;
}

/** Inserts non-breaking spaces between a number and its unit, and before a French colon or semicolon. */
const unbroken = (words: string): string => words.replace(/(?<=\d) (?=°|%|mg|ppm)| (?=[:;])/g, '\u00a0');

/** Writes tagged content, so that screen readers can tell headings from text. */
export class PaperWriter {
  readonly #doc: Document;
  readonly #root: Structure;
  /** Title of the current chart, repeated at the top of each subsequent page of the chart. */
  #title: string | undefined;

  constructor(doc: Document) {
    this.#doc = doc;
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
  }

  write(tag: 'H1' | 'H2' | 'H3' | 'P', words: string, size: number, bold: boolean, color = INK): void {
    this.#root.add(
      this.#doc.struct(tag, {}, () => {
        this.#doc
          .font(bold ? 'Helvetica-Bold' : 'Helvetica')
          .fontSize(size)
          .fillColor(color)
          .text(unbroken(words));
      }),
    );
  }

  /** Starts a new page if the current page has less than this many points left. */
  reserve(points: number): void {
    if (this.#doc.y > this.#doc.page.height - points) this.#addPage();
  }

  #addPage(): void {
    const doc = this.#doc;
    doc.addPage();
    if (this.#title === undefined) return;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('Helvetica-Bold').fontSize(11).fillColor(INK).text(`${this.#title}, continued`);
    doc.endMarkedContent();
    this.space(0.5);
  }

  /** Starts a chart. Every chart but the first starts on a new page. */
  chart(title: string): void {
    const isFirst = this.#title === undefined;
    this.#title = undefined;
    if (!isFirst) this.#addPage();
    this.heading(title);
    this.#title = title;
  }

  /** Writes a step and its text on the same page. */
  step(title: string, words: string): void {
    const column = { x: 0, width: this.#width };
    this.reserve(
      BOTTOM +
        this.#heightOf([{ ...column, words: title, bold: true }]) +
        this.#heightOf([{ ...column, words }]),
    );
    this.write('P', title, BODY, true);
    this.text(words);
  }

  space(lines: number): void {
    this.#doc.moveDown(lines);
  }

  /** Writes the heading of a section. The next `points` of content stay on the same page as the heading. */
  heading(words: string, points = 100): void {
    this.reserve(BOTTOM + points);
    this.space(0.5);
    const doc = this.#doc;
    const top = doc.y;
    doc.markContent('Artifact', { type: 'Layout' });
    doc.rect(MARGIN, top, doc.page.width - 2 * MARGIN, 18).fill(BAND);
    doc.endMarkedContent();
    doc.x = MARGIN + 6;
    doc.y = top + 4;
    this.write('H2', words, 11, true);
    doc.x = MARGIN;
    doc.y = top + 23;
  }

  subheading(words: string): void {
    this.reserve(BOTTOM + 60);
    this.space(0.3);
    this.write('H3', words, BODY, true);
    this.space(0.15);
  }

  /** Writes a label or statement code with its text next to it. */
  row(name: string, words: string): void {
    this.#columns(this.#root, 'P', undefined, this.#labelled(name, words));
  }

  #labelled(name: string, words: string): Cell[] {
    return [
      { words: name, x: 0, width: LABEL - 6, bold: true },
      { words, x: LABEL, width: this.#width - LABEL },
    ];
  }

  rows(name: string, texts: readonly string[]): void {
    texts.forEach((words, index) => this.row(index === 0 ? name : '', words));
  }

  /** Writes paragraphs with their labels, all on the same page. */
  together(groups: Readonly<Record<string, readonly string[]>>): void {
    const heights = Object.entries(groups).flatMap(([name, texts]) =>
      texts.map((words) => this.#heightOf(this.#labelled(name, words)) + GAP),
    );
    this.reserve(BOTTOM + heights.reduce((sum, height) => sum + height, 0));
    for (const [name, texts] of Object.entries(groups)) this.rows(name, texts);
  }

  /** Writes a table with a header row. `widths` are shares of the page's width. */
  table(headers: readonly string[], rows: readonly (readonly string[])[], widths: readonly number[]): void {
    const table = this.#doc.struct('Table');
    this.#root.add(table);
    const cells = (texts: readonly string[], bold: boolean): Cell[] =>
      texts.map((words, index) => ({
        words,
        x: widths.slice(0, index).reduce((sum, width) => sum + width, 0) * this.#width,
        width: (widths[index] ?? 0) * this.#width - 8,
        bold,
      }));
    this.#columns(table, 'TR', 'TH', cells(headers, true));
    for (const row of rows) this.#columns(table, 'TR', 'TD', cells(row, false));
    table.end();
  }

  text(words: string): void {
    this.write('P', words, BODY, false);
    this.#doc.y += 2;
  }

  get #width(): number {
    return this.#doc.page.width - 2 * MARGIN;
  }

  #font({ bold }: Cell): Document {
    return this.#doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(BODY)
      .fillColor(INK);
  }

  #heightOf(cells: readonly Cell[]): number {
    return Math.max(
      ...cells.map((cell) => this.#font(cell).heightOfString(unbroken(cell.words), { width: cell.width })),
    );
  }

  /** Writes cells side by side on the same page. Each has its own tag if `cellTag` is set. */
  #columns(
    parent: Structure,
    tag: 'P' | 'TR',
    cellTag: 'TH' | 'TD' | undefined,
    cells: readonly Cell[],
  ): void {
    const doc = this.#doc;
    const height = this.#heightOf(cells);
    if (doc.y + height > doc.page.height - BOTTOM) this.#addPage();
    const top = doc.y;
    const draw = (cell: Cell): void =>
      void this.#font(cell).text(unbroken(cell.words), MARGIN + cell.x, top, { width: cell.width });
    parent.add(
      cellTag
        ? doc.struct(
            tag,
            {},
            cells.map((cell) => doc.struct(cellTag, {}, () => draw(cell))),
          )
        : doc.struct(tag, {}, () => cells.forEach(draw)),
    );
    doc.x = MARGIN;
    doc.y = top + height + GAP;
  }

  pictograms(names: readonly PictogramName[]): void {
    if (names.length === 0) return;
    this.reserve(PICTOGRAM + BOTTOM);
    const doc = this.#doc;
    const top = doc.y + 4;
    names.forEach((name, index) => {
      const { name: alt } = PICTOGRAMS[name];
      this.#root.add(
        doc.struct('Figure', { alt }, () =>
          drawPictogram(doc, name, { x: MARGIN + index * (PICTOGRAM + 10), y: top, size: PICTOGRAM }),
        ),
      );
    });
    doc.y = top + PICTOGRAM + 6;
    doc.x = MARGIN;
  }

  end(): void {
    this.#root.end();
  }
}

/** Draws the header and footer of each page, outside the reading order. */
function drawHeadersAndFooters(doc: Document, { notice, note, pageOf }: PaperFacts): void {
  const { count } = doc.bufferedPageRange();
  const line = { lineBreak: false };
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    const { width, height } = doc.page;
    const right = { width: width - 2 * MARGIN, align: 'right', lineBreak: false } as const;
    // Text below the bottom margin would start a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.rect(0, 0, width, 30).fill(INK);
    doc
      .font('Helvetica-Bold')
      .fontSize(10)
      .fillColor('#ffffff')
      .text('CleanPro Professional', MARGIN, 10, line)
      .text(notice, MARGIN, 10, right);
    doc.font('Helvetica').fontSize(7.5).fillColor(SOFT);
    if (index === 0) doc.text(note, MARGIN, height - 36, line);
    doc.text(pageOf(index + 1, count), MARGIN, height - 36, right);
    doc.endMarkedContent();
  }
}

/** Creates a PDF with the content that `draw` writes. */
export function paper(facts: PaperFacts, draw: (writer: PaperWriter) => void): Promise<Buffer> {
  return pdf(
    { ...facts, subject: facts.notice, margins: { top: 54, bottom: 54, left: MARGIN, right: MARGIN } },
    (doc) => {
      const writer = new PaperWriter(doc);
      draw(writer);
      drawHeadersAndFooters(doc, facts);
      writer.end();
    },
  );
}
