/** A small PDF writer for sample documents: Helvetica, A4, as many pages as the text takes. */
const SECTIONS = [
  ['1. Identification', 'Product name as above. Recommended use: professional cleaning. Customer care: 1-800-332-7787.'],
  ['2. Hazards identification', 'See the label. This sheet is a SAMPLE and must not be used to handle a product.'],
  ['3. Composition', 'Water, surfactants, solvents, fragrance (sample composition).'],
  ['4. First-aid measures', 'Eyes: rinse for 15 minutes. Skin: wash with water. Swallowed: drink water, call a poison center.'],
  ['5. Fire-fighting measures', 'Not flammable. Use water spray, foam or carbon dioxide.'],
  ['6. Accidental release measures', 'Contain, absorb with inert material, rinse the remainder with water.'],
  ['7. Handling and storage', 'Keep closed, upright and dry, at 40 to 100 degrees Fahrenheit. Never mix with other products.'],
  ['8. Exposure controls and personal protection', 'Gloves and eye protection when handling concentrate.'],
  ['9. Physical and chemical properties', 'Liquid or solid as supplied; odor as labelled.'],
  ['10. Stability and reactivity', 'Stable. Keep away from acids, bleach and heat.'],
  ['11. Toxicological information', 'May irritate eyes.'],
  ['12. Ecological information', 'Surfactants biodegrade.'],
  ['13. Disposal considerations', 'Dispose of in accordance with local rules.'],
  ['14. Transport information', 'Not regulated.'],
  ['15. Regulatory information', 'SAMPLE. Registration numbers use an unassigned company number.'],
  ['16. Other information', 'Prepared as sample material.'],
] as const;

const escape = (words: string): string => words.replace(/[\\()]/g, (char) => `\\${char}`).replace(/[^\x20-\x7e]/g, '-');

function wrap(words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A sample document as PDF bytes. */
export function pdf(title: string, epa: string): Buffer {
  const rows: { text: string; size: number; bold: boolean; space: number }[] = [
    { text: 'SAMPLE - not for use', size: 10, bold: true, space: 20 },
    ...wrap(title, 52).map((text) => ({ text, size: 18, bold: true, space: 24 })),
    ...(epa ? [{ text: `EPA Reg. No. ${epa} (sample)`, size: 11, bold: false, space: 20 }] : []),
  ];
  for (const [heading, body] of SECTIONS) {
    rows.push({ text: heading, size: 12, bold: true, space: 24 });
    for (const text of wrap(body, 92)) rows.push({ text, size: 10.5, bold: false, space: 15 });
  }
  const pages: string[] = [];
  let content = '';
  let y = 800;
  for (const row of rows) {
    y -= row.space;
    if (y < 60) {
      pages.push(content);
      content = '';
      y = 780;
    }
    content += `BT /${row.bold ? 'F2' : 'F1'} ${row.size} Tf 56 ${y} Td (${escape(row.text)}) Tj ET\n`;
  }
  pages.push(content);
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
  ];
  pages.forEach((page, index) => {
    objects.push(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${6 + index * 2} 0 R >>`);
    objects.push(`<< /Length ${page.length} >>\nstream\n${page}endstream`);
  });
  let out = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = out.length;
    out += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = out.length;
  out += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(out, 'latin1');
}
