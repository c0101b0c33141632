/** A PDF in letter size, tagged for screen readers; the same input gives the same bytes. */
import PdfKit from 'pdfkit';
import { FRAME, PICTOGRAMS, type PictogramName } from '../../components/blocks/GhsPictogram/pictograms.ts';

type Document = InstanceType<typeof PdfKit>;

export interface PaperFacts {
  title: string;
  /** Language of the words, for example `es-US`. */
  language: string;
  /** Creation date, as `2026-01-31`; fixed, for reproducible bytes. */
  day: string;
  /** In the band at the top of each page. */
  notice: string;
  /** At the foot of each page. */
  note: string;
  pageOf: (page: number, of: number) => string;
}

const MARGIN = 54;
const INK = '#0b1f3a';
export const SOFT = '#42546b';
export const RED = '#d1121b';
const PICTOGRAM = 58;

/** Writes with tags, so that a screen reader knows headings from text. */
export class PaperWriter {
  readonly #doc: Document;
  readonly #root;

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
          .text(words);
      }),
    );
  }

  /** Starts a new page when fewer than this many points are left. */
  reserve(points: number): void {
    if (this.#doc.y > this.#doc.page.height - points) this.#doc.addPage();
  }

  space(lines: number): void {
    this.#doc.moveDown(lines);
  }

  heading(words: string): void {
    this.reserve(120);
    this.space(0.7);
    this.write('H2', words, 12, true);
    this.space(0.2);
  }

  row(name: string, words: string): void {
    this.write('P', `${name}: ${words}`, 9.5, false);
  }

  text(words: string): void {
    this.write('P', words, 9.5, false);
  }

  pictograms(names: readonly PictogramName[]): void {
    if (names.length === 0) return;
    const doc = this.#doc;
    const top = doc.y + 4;
    names.forEach((name, index) => {
      const { name: alt, path } = PICTOGRAMS[name];
      this.#root.add(
        doc.struct('Figure', { alt }, () => {
          doc.save();
          doc.translate(MARGIN + index * (PICTOGRAM + 10), top).scale(PICTOGRAM / 100);
          doc.path(FRAME).lineWidth(6).lineJoin('round').fillAndStroke('#ffffff', RED);
          doc.translate(19, 19).scale(0.62).path(path).fill('#111111', 'even-odd');
          doc.restore();
        }),
      );
    });
    doc.y = top + PICTOGRAM + 6;
    doc.x = MARGIN;
  }

  end(): void {
    this.#root.end();
  }
}

/** Head and foot of each page, outside the reading order. */
function furniture(doc: Document, { notice, note, pageOf }: PaperFacts): void {
  const { count } = doc.bufferedPageRange();
  const line = { lineBreak: false };
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    const { width, height } = doc.page;
    const right = { width: width - 2 * MARGIN, align: 'right', lineBreak: false } as const;
    // Text below the margin would start a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.rect(0, 0, width, 30).fill(INK);
    doc
      .font('Helvetica-Bold')
      .fontSize(10)
      .fillColor('#ffffff')
      .text('CleanPro Professional', MARGIN, 10, line)
      .text(notice, MARGIN, 10, right);
    doc
      .font('Helvetica')
      .fontSize(7.5)
      .fillColor(SOFT)
      .text(note, MARGIN, height - 36, line)
      .text(pageOf(index + 1, count), MARGIN, height - 36, right);
    doc.endMarkedContent();
  }
}

/** A PDF as bytes; `draw` writes its content. */
export function paper(facts: PaperFacts, draw: (writer: PaperWriter) => void): Promise<Buffer> {
  const made = new Date(`${facts.day}T12:00:00Z`);
  const doc = new PdfKit({
    size: 'LETTER',
    margins: { top: 54, bottom: 54, left: MARGIN, right: MARGIN },
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: facts.language,
    pdfVersion: '1.7',
    info: {
      Title: facts.title,
      Author: 'CleanPro Professional (sample)',
      Subject: facts.notice,
      CreationDate: made,
      ModDate: made,
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const writer = new PaperWriter(doc);
  draw(writer);
  furniture(doc, facts);
  writer.end();
  doc.end();
  return done;
}
