/** In a preview a mark that is not drawn follows a text (lib/content/preview/field-marks.ts). */
const WITH_MARK = /^(.*?)([\u{E0001}-\u{E007F}]*)$/su;

/** Truncates text to a number of characters at a word boundary, with an ellipsis (docs/product.md, "Constants"). */
export function truncate(text: string, limit: number): string {
  const [, visible = '', mark = ''] = WITH_MARK.exec(text) ?? [];
  if (visible.length <= limit) return text;
  const cut = visible.slice(0, limit + 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > limit / 2 ? space : limit).replace(/[\s,;:.–-]+$/, '')}…${mark}`;
}
