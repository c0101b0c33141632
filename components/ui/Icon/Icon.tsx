import type { CSSProperties } from 'react';
import { classNames } from '../class-names';

/** Line icons in the sprite icons.svg, from top to bottom, on a 24-unit grid. Browsers cache the sprite. */
export const ICONS = [
  'menu',
  'close',
  'chevron-down',
  'chevron-up',
  'chevron-right',
  'chevron-left',
  'arrow-right',
  'arrow-left',
  'external',
  'search',
  'play',
  'pause',
  'document',
  'download',
  'check',
  'check-circle',
  'info',
  'alert',
  'question',
  'star',
  'globe',
  'user',
  'log-out',
  'phone',
  'mail',
  'clock',
  'calendar',
  'quote',
  'thumb-up',
  'thumb-down',
  'share',
  'link',
  'print',
  'filter',
  'plus',
  'minus',
  'edit',
  'trash',
  'eye',
  'eye-off',
  'lock',
  'heart',
  'gift',
  'truck',
  'shield',
  'droplet',
  'sparkle',
  'leaf',
  'compare',
  'grid',
  'list',
  'cart',
  'pin',
] as const;

export type IconName = (typeof ICONS)[number];

type IconStyle = CSSProperties & Partial<Record<'--icon' | '--icon-before' | '--icon-after', string>>;

const spritePosition = (name: IconName): string =>
  `${((100 * ICONS.indexOf(name)) / (ICONS.length - 1)).toFixed(2)}%`;

/**
 * A decorative icon next to text, sized by the parent's styles. It is a single element, masked with the icon's part of
 * the sprite. It is an `<svg>`, because browsers give `<svg>` elements the color of the text in forced-colors mode.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const style: IconStyle = { '--icon': spritePosition(name) };
  return <svg className={classNames('icon', className)} style={style} aria-hidden="true" />;
}

/**
 * Returns the class and style of an element with an icon before its content, after it, or both. The icons are
 * pseudo-elements, which add no elements to the document. Use `Icon` for an icon that needs its own styles.
 */
export function pseudoIcons(
  { before, after }: { before?: IconName; after?: IconName },
  className?: string,
): { className: string | undefined; style: CSSProperties } {
  const style: IconStyle = {
    ...(before && { '--icon-before': spritePosition(before) }),
    ...(after && { '--icon-after': spritePosition(after) }),
  };
  return { className: classNames(before && 'icon-before', after && 'icon-after', className), style };
}
