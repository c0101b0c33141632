import type { RecommenderLinkButtonFragment, RecommenderLinkFragment } from '@/graphql/generated/operations';
import { variantOf } from '@/components/blocks/LinkButton/LinkButton';
import { ButtonLink } from '@/components/ui/Button/Button';
import { present } from '@/lib/content/present';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { toHref } from '@cleanpro/content-values/paths/links';

export function Buttons({
  buttons,
  onDark,
}: {
  buttons: readonly (RecommenderLinkButtonFragment | null)[] | null | undefined;
  onDark?: boolean;
}) {
  return present(buttons).map((button) => {
    const href = toHref(button.link);
    return href && button.linkText ? (
      <ButtonLink
        key={button.sys.id}
        href={href}
        variant={variantOf(button.styles)}
        onDark={onDark}
        target={button.target ?? undefined}
        data-ga-category={button.gaEventClass ?? undefined}
        data-ga-label={button.gaEventLabel ?? undefined}
      >
        {button.linkText}
      </ButtonLink>
    ) : null;
  });
}

export function AssistantLink({
  link,
  className,
}: {
  link: RecommenderLinkFragment | null | undefined;
  className?: string;
}) {
  const href = toHref(link?.link);
  return link?.linkText && href ? (
    <SmartLink href={href} target={link.target ?? undefined} className={className}>
      {link.linkText}
    </SmartLink>
  ) : null;
}

export function AssistantLinks({
  links,
}: {
  links: readonly (RecommenderLinkFragment | null)[] | null | undefined;
}) {
  return present(links).map((link) =>
    link.linkText && toHref(link.link) ? (
      <li key={link.sys.id}>
        <AssistantLink link={link} />
      </li>
    ) : null,
  );
}
