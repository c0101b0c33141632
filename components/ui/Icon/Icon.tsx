import { classNames } from '../class-names';
import sprite from './icons.svg';

/** Line icons of 24 units in one SVG sprite that browsers cache. */
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

/** A decorative icon beside text; its size comes from the parent's style. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={classNames('icon', className)} aria-hidden="true">
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
