import { haveSameLayout } from '@/lib/content/routing/routes';

/** Whether a link is followed in this window, to a page with the header and the footer of this one. */
export const opensHere = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  haveSameLayout(link.pathname, location.pathname);

/** Whether a link leads to the page that is open, or to a part of it. */
export const isOfThisPage = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === location.pathname && search === location.search;
