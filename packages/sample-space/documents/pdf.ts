/**
 * Shared by all PDFs: letter size, tags, fixed dates, brand colors, pictograms. The same input produces the same bytes.
 */
import PdfKit from 'pdfkit';
import { FRAME, PICTOGRAMS, type PictogramName } from '@cleanpro/product-safety/hazards/pictograms';
import { pack } from './pack.ts';

export type Document = InstanceType<typeof PdfKit>;

export const INK = '#0b1f3a';
export const SOFT = '#42546b';
export const RED = '#d1121b';

interface PdfFacts {
  title: string;
  /** Language of the text, such as `es-US`. */
  language: string;
  subject: string;
  /** Creation date, such as `2026-01-31`. It is fixed to make the bytes reproducible. */
  day: string;
  margins: { top: number; bottom: number; left: number; right: number };
}

/** Draws a hazard pictogram in its red frame. `x` and `y` are the upper left corner. */
export function drawPictogram(
  doc: Document,
  name: PictogramName,
  at: { x: number; y: number; size: number },
): void {
  doc.save();
  doc.translate(at.x, at.y).scale(at.size / 100);
  doc.path(FRAME).lineWidth(6).lineJoin('round').fillAndStroke('#ffffff', RED);
  doc.translate(19, 19).scale(0.62).path(PICTOGRAMS[name].path).fill('#111111', 'even-odd');
  doc.restore();
}

/** Creates a PDF with the content that `draw` draws. */
export function pdf(
  { title, language, subject, day, margins }: PdfFacts,
  draw: (doc: Document) => void,
): Promise<Buffer> {
  const made = new Date(`${day}T12:00:00Z`);
  const doc = new PdfKit({
    size: 'LETTER',
    margins,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: language,
    pdfVersion: '1.7',
    info: {
      Title: title,
      Author: 'CleanPro Professional (sample)',
      Subject: subject,
      CreationDate: made,
      ModDate: made,
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(pack(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
  draw(doc);
  doc.end();
  return done;
}
