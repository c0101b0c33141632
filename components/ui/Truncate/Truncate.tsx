import styles from './Truncate.module.css';

/**
 * Matches the text of a field and the invisible mark that follows it in previews (lib/content/preview/field-marks.ts).
 */
const WITH_MARK = /^(.*?)([\u{E0001}-\u{E007F}]*)$/su;

/** Truncates text to `limit` characters, at a word boundary, with an ellipsis (docs/product.md, "Constants"). */
export function truncate(text: string, limit: number): string {
  const [, visible = '', mark = ''] = WITH_MARK.exec(text) ?? [];
  if (visible.length <= limit) return text;
  const cut = visible.slice(0, limit + 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > limit / 2 ? space : limit).replace(/[\s,;:.–-]+$/, '')}…${mark}`;
}

/** Truncates text to different lengths on small and large screens. Renders both versions, and CSS hides one. */
export function Truncate({ text, mobile, desktop }: { text: string; mobile: number; desktop: number }) {
  const small = truncate(text, mobile);
  const large = truncate(text, desktop);
  if (small === large) return <>{small}</>;
  return (
    <>
      <span className={styles.small}>{small}</span>
      <span className={styles.large}>{large}</span>
    </>
  );
}
