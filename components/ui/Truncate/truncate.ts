/** Truncates text to a number of characters at a word boundary, with an ellipsis (docs/product.md, "Constants"). */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit + 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > limit / 2 ? space : limit).replace(/[\s,;:.–-]+$/, '')}…`;
}
