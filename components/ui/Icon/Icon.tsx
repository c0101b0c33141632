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

/**
 * A decorative icon beside text; its size comes from the parent's style. One element, whose style masks it with the icon's
 * place in the sprite: an `<svg>`, because its color in forced colors is that of the text.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const place: CSSProperties & Record<'--icon', string> = {
    '--icon': `${((100 * ICONS.indexOf(name)) / (ICONS.length - 1)).toFixed(2)}%`,
  };
  return <svg className={classNames('icon', className)} style={place} aria-hidden="true" />;
}
