/** A wall poster: one letter page with a large headline, numbered steps and a notice, such as hazards and gear. */
import { iconPaths, SYMBOL } from '../artwork/marks.ts';
import { PICTOGRAMS, type PictogramName } from '@cleanpro/product-safety/hazards/pictograms';
import type { SignalWord } from '@cleanpro/product-safety/hazards/classification';
import { drawPictogram, INK, pdf, RED, SOFT, type Document } from './pdf.ts';

interface PosterStep {
  title: string;
  text: string;
}

export interface Poster {
  /** Place to hang the poster, such as `Kitchen: hand sink`. */
  place: string;
  headline: readonly string[];
  /** Name of an icon in `packages/sample-space/artwork/marks.ts`. */
  icon: string;
  /** Color of the header and the numbers. Must be dark enough for white text. */
  color: string;
  steps: readonly PosterStep[];
  /** The box below the steps. With a signal word, the box shows the hazards of the products. */
  notice: {
    title: string;
    signalWord: SignalWord;
    pictograms: readonly PictogramName[];
    lines: readonly string[];
  };
  address: string;
}

const MARGIN = 48;
const HEAD = 232;
/**
 * Height of the header in the compact layout, in which the numbers of the steps are smaller too (`COMPACT_NUMBER`). The
 * layout is used if a tall box leaves too little room for the steps.
 */
const COMPACT_HEAD = 196;
const FOOT = 742;
/** Minimum height of the box. It grows when its text would otherwise be smaller than `BOX_TEXT`. */
const BOX_HEIGHT = 98;
const BOX_TEXT = 9.5;
const PICTOGRAM = 56;
const NUMBER = 38;
const COMPACT_NUMBER = 28;
const INDENT = NUMBER + 16;
/** Font sizes of the steps, and the minimum space between two steps. */
const STEP_SIZES = [18, 17, 16, 15.5, 15, 14.5, 14, 13.5, 13, 12.5, 12, 11.5];
const COMPACT_STEP_SIZES = [11.5, 11, 10.5, 10];
const STEP_GAP = 9;
const NIGHT = '#06214a';
const SAMPLE_NOTE =
  'SAMPLE. Made for a sample site: products and procedures are illustrations. Always read the product label.';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns the first size that fits, or the last one if none does. */
function fitting(sizes: readonly number[], fits: (size: number) => boolean): number {
  return sizes.find(fits) ?? sizes.at(-1) ?? 0;
}

function drawSymbol(doc: Document, x: number, y: number, scale: number, drop: string, spark: string): void {
  doc.save().translate(x, y).scale(scale);
  doc.path(SYMBOL.drop).fill(drop).path(SYMBOL.spark).fill(spark);
  doc.restore();
}

/** Draws an icon. Icons consist of paths, circles and rectangles in a 96 × 96 box. */
function drawIcon(doc: Document, name: string, x: number, y: number, scale: number, color: string): void {
  doc.save().translate(x, y).scale(scale).lineWidth(4).lineCap('round').lineJoin('round');
  for (const [, tag, attributes = ''] of iconPaths(name).matchAll(/<(\w+) ([^>]*)\/>/g)) {
    const number = (attribute: string): number =>
      Number(new RegExp(`\\b${attribute}="([^"]*)"`).exec(attributes)?.[1] ?? 0);
    if (tag === 'circle') doc.circle(number('cx'), number('cy'), number('r'));
    else if (tag === 'rect')
      doc.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
    else doc.path(/\bd="([^"]*)"/.exec(attributes)?.[1] ?? '');
    doc.stroke(color);
  }
  doc.restore();
}

class PosterWriter {
  readonly #doc: Document;
  readonly #poster: Poster;
  readonly #width: number;
  readonly #compact: boolean;

  constructor(doc: Document, poster: Poster) {
    this.#doc = doc;
    this.#poster = poster;
    this.#width = doc.page.width - 2 * MARGIN;
    const smallest = this.#stepHeights(STEP_SIZES.at(-1) ?? 0, NUMBER);
    this.#compact = sum(smallest) + STEP_GAP * (smallest.length - 1) > this.#box().top - HEAD - 44;
  }

  write(): void {
    const root = this.#doc.struct('Document');
    this.#doc.addStructure(root);
    this.#artifact(() => this.#ground());
    root.add(this.#doc.struct('P', {}, () => this.#place()));
    root.add(this.#doc.struct('H1', {}, () => this.#headline()));
    this.#steps(root);
    this.#notice(root);
    root.add(this.#doc.struct('P', {}, () => this.#foot()));
    root.end();
  }

  #artifact(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }

  #font(bold: boolean, size: number, color = INK): Document {
    return this.#doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(color);
  }

  /** Draws the colored header with bubbles, the icon and the company name. */
  #ground(): void {
    const doc = this.#doc;
    const { width } = doc.page;
    const { color, icon } = this.#poster;
    const head = this.#head();
    doc.rect(0, 0, width, head).fill(doc.linearGradient(0, 0, width, head).stop(0, NIGHT).stop(1, color));
    doc.save().rect(0, 0, width, head).clip();
    for (const [x, y, radius] of [
      [598, 22, 74],
      [432, 222, 46],
      [352, 30, 15],
      [572, 214, 17],
      [396, 62, 7],
    ] as const)
      doc.circle(x, y, radius).fillOpacity(0.09).fill('#ffffff');
    doc.restore();
    doc
      .circle(width - MARGIN - 50, 128, 50)
      .fillOpacity(1)
      .fill('#ffffff');
    drawIcon(doc, icon, width - MARGIN - 50 - 36, 128 - 36, 0.75, color);
    drawSymbol(doc, MARGIN, 24, 0.36, '#ffffff', color);
    this.#font(true, 13, '#ffffff').text('CleanPro Professional', MARGIN + 34, 36, { lineBreak: false });
    doc
      .roundedRect(width - MARGIN - 76, 30, 76, 22, 11)
      .lineWidth(1.5)
      .stroke('#ffffff');
    this.#font(true, 10.5, '#ffffff').text('SAMPLE', width - MARGIN - 76, 37, {
      width: 76,
      align: 'center',
      characterSpacing: 1,
      lineBreak: false,
    });
  }

  #place(): void {
    const { place } = this.#poster;
    this.#font(true, 12.5, '#bfe2ff').text(place.toUpperCase(), MARGIN, 84, {
      characterSpacing: 1.2,
      lineBreak: false,
    });
  }

  #headline(): void {
    const { headline } = this.#poster;
    const width = this.#width - 122;
    const room = this.#head() - 116;
    const size = fitting(
      [54, 50, 47, 44, 41, 38, 35],
      (points) =>
        headline.every((line) => this.#font(true, points).widthOfString(line) <= width) &&
        headline.length * points * 1.08 <= room,
    );
    const top = 104 + (room - headline.length * size * 1.08) / 2;
    headline.forEach((line, index) =>
      this.#font(true, size, '#ffffff').text(line, MARGIN, top + index * size * 1.08, { lineBreak: false }),
    );
  }

  #head(): number {
    return this.#compact ? COMPACT_HEAD : HEAD;
  }

  /** Returns the height of each step with its title. It is at least the height of the step's number. */
  #stepHeights(size: number, number: number): number[] {
    const width = this.#width - INDENT;
    return this.#poster.steps.map(({ title, text }) =>
      Math.max(
        number,
        this.#font(true, size * 1.35).heightOfString(title, { width }) +
          2 +
          this.#font(false, size).heightOfString(text, { width, lineGap: 1 }),
      ),
    );
  }

  /** Draws the steps as large as the space between header and box allows, and distributes them evenly. */
  #steps(root: ReturnType<Document['struct']>): void {
    const doc = this.#doc;
    const { steps, color } = this.#poster;
    const { top: box } = this.#box();
    const width = this.#width - INDENT;
    const number = this.#compact ? COMPACT_NUMBER : NUMBER;
    const head = this.#head();
    const room = box - head - 44;
    const size = fitting(
      this.#compact ? COMPACT_STEP_SIZES : STEP_SIZES,
      (points) => sum(this.#stepHeights(points, number)) + STEP_GAP * (steps.length - 1) <= room,
    );
    const each = this.#stepHeights(size, number);
    const gap = (room - sum(each)) / Math.max(1, steps.length - 1);
    let top = head + 22;
    const list = doc.struct('L');
    root.add(list);
    steps.forEach(({ title, text }, index) => {
      const y = top;
      this.#artifact(() => doc.circle(MARGIN + NUMBER / 2, y + number / 2, number / 2).fill(color));
      list.add(
        doc.struct('LI', {}, [
          doc.struct('Lbl', {}, () => {
            this.#font(true, number * 0.53, '#ffffff').text(String(index + 1), MARGIN, y + number * 0.32, {
              width: NUMBER,
              align: 'center',
              lineBreak: false,
            });
          }),
          doc.struct('LBody', {}, () => {
            this.#font(true, size * 1.35).text(title, MARGIN + INDENT, y + 1, { width });
            this.#font(false, size, SOFT).text(text, MARGIN + INDENT, doc.y + 2, { width, lineGap: 1 });
          }),
        ]),
      );
      top += (each[index] ?? 0) + gap;
    });
    list.end();
  }

  #box(): { x: number; width: number; top: number; height: number } {
    const { pictograms, lines } = this.#poster.notice;
    const x = MARGIN + 22 + (pictograms.length > 0 ? PICTOGRAM + 14 : 0);
    const width = this.#width - (x - MARGIN) - 14;
    const text = this.#font(false, BOX_TEXT).heightOfString(lines.join('\n'), { width, lineGap: 1.5 });
    const height = Math.max(BOX_HEIGHT, 18 + text + 14, pictograms.length * (PICTOGRAM + 4) + 12);
    return { x, width, height, top: FOOT - 12 - height };
  }

  #notice(root: ReturnType<Document['struct']>): void {
    const doc = this.#doc;
    const { title, signalWord, pictograms, lines } = this.#poster.notice;
    const hazardous = signalWord !== 'None';
    const { x, width, top, height } = this.#box();
    this.#artifact(() => {
      doc.roundedRect(MARGIN, top, this.#width, height, 10).fill(hazardous ? '#fdf1f0' : '#e2edf8');
      doc.roundedRect(MARGIN, top, 7, height, 3.5).fill(hazardous ? RED : this.#poster.color);
    });
    pictograms.forEach((name, index) => {
      const middle = top + height / 2 + (index + 0.5 - pictograms.length / 2) * (PICTOGRAM + 4);
      const at = { x: MARGIN + 20, y: middle - PICTOGRAM / 2, size: PICTOGRAM };
      root.add(doc.struct('Figure', { alt: PICTOGRAMS[name].name }, () => drawPictogram(doc, name, at)));
    });
    const words = lines.join('\n');
    const size = fitting(
      [14.5, 14, 13.5, 13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5],
      (points) =>
        18 + this.#font(false, points).heightOfString(words, { width, lineGap: 1.5 }) <= height - 14,
    );
    const whole = 18 + this.#font(false, size).heightOfString(words, { width, lineGap: 1.5 });
    root.add(
      doc.struct('P', {}, () => {
        const heading = hazardous ? `${signalWord.toUpperCase()}: ${title}` : title;
        this.#font(true, 13, hazardous ? RED : INK).text(heading, x, top + (height - whole) / 2, { width });
        this.#font(false, size).text(words, x, doc.y + 2, { width, lineGap: 1.5 });
      }),
    );
  }

  /** Draws a blank for a contact's name, the job's URL and the sample note. */
  #foot(): void {
    const doc = this.#doc;
    const line = { lineBreak: false };
    // Text below the bottom margin would start a new page.
    doc.page.margins.bottom = 0;
    this.#font(true, 10.5).text('Questions? Ask', MARGIN, FOOT + 2, line);
    doc
      .moveTo(MARGIN + 86, FOOT + 11)
      .lineTo(MARGIN + 206, FOOT + 11)
      .lineWidth(0.8)
      .stroke(SOFT);
    const { address, color } = this.#poster;
    const width = this.#width - 216;
    const size = fitting(
      [9, 8.5, 8, 7.5],
      (points) => this.#font(true, points).widthOfString(address) <= width,
    );
    this.#font(true, size, color).text(address, MARGIN + 216, FOOT + 3, { width, align: 'right' });
    this.#font(false, 7.5, SOFT).text(SAMPLE_NOTE, MARGIN, FOOT + 22, line);
  }
}

/** Creates the PDF of a poster. */
export function posterPdf(poster: Poster): Promise<Buffer> {
  const facts = { title: poster.headline.join(' '), language: 'en-US', subject: 'SAMPLE', day: '2026-10-01' };
  return pdf({ ...facts, margins: { top: 0, bottom: 0, left: MARGIN, right: MARGIN } }, (doc) =>
    new PosterWriter(doc, poster).write(),
  );
}
