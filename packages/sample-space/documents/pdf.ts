/** What all our PDFs share: letter size, tags, fixed dates, brand colors, pictograms. The same input gives the same bytes. */
import PdfKit from 'pdfkit';
import { FRAME, PICTOGRAMS, type PictogramName } from '@cleanpro/product-safety/hazards/pictograms';
import { pack } from './pack.ts';

export type Document = InstanceType<typeof PdfKit>;

export const INK = '#0b1f3a';
export const SOFT = '#42546b';
export const RED = '#d1121b';

interface PdfFacts {
  title: string;
  /** Language of the words, for example `es-US`. */
  language: string;
  subject: string;
  /** Creation date, as `2026-01-31`; fixed, for reproducible bytes. */
  day: string;
  margins: { top: number; bottom: number; left: number; right: number };
}

/** A hazard pictogram with its red frame, its upper left corner at x and y. */
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

/** A PDF as bytes; `draw` draws it. */
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
