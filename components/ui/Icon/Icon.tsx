import type { CSSProperties } from 'react';
import { classNames } from '../class-names';

/** Line icons of 24 units in one SVG sprite that browsers cache, from top to bottom. */
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

const placeOf = (name: IconName): string =>
  `${((100 * ICONS.indexOf(name)) / (ICONS.length - 1)).toFixed(2)}%`;

/**
 * A decorative icon beside text; its size comes from the parent's style. One element, whose style masks it with the icon's
 * place in the sprite: an `<svg>`, because its color in forced colors is that of the text.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const style: IconStyle = { '--icon': placeOf(name) };
  return <svg className={classNames('icon', className)} style={style} aria-hidden="true" />;
}

/**
 * The class and style of an element with an icon before its content, after it, or both: pseudo-elements, so that an icon
 * which no style of its own needs costs the document no element.
 */
export function pseudoIcons(
  { before, after }: { before?: IconName; after?: IconName },
  className?: string,
): { className: string | undefined; style: CSSProperties } {
  const style: IconStyle = {
    ...(before && { '--icon-before': placeOf(before) }),
    ...(after && { '--icon-after': placeOf(after) }),
  };
  return { className: classNames(before && 'icon-before', after && 'icon-after', className), style };
}
