import type { ImageButtonFragment } from '@/graphql/generated/operations';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { trackingOf } from '@/lib/analytics/tracking';
import { toHref } from '@cleanpro/content-values/paths/links';
import { pictureSource } from '../picture-source';

/** A linked picture. Its alt text is also the name of the link. */
export function ImageButton({ button, className }: { button: ImageButtonFragment; className?: string }) {
  const source = pictureSource(button.image);
  const href = toHref(button.link);
  if (!source) return null;
  const picture = (
    <Picture
      source={source}
      alt={button.altText ?? ''}
      surface="logo"
      {...(button.styles === 'framed' && { className: 'framed' })}
    />
  );
  if (!href) return picture;
  return (
    <SmartLink
      href={href}
      label={button.altText ?? ''}
      {...(className === undefined ? {} : { className })}
      {...(button.tooltip ? { title: button.tooltip } : {})}
      target={button.target ?? undefined}
      {...trackingOf(button)}
    >
      {picture}
    </SmartLink>
  );
}
