import { haveSameLayout } from '@/lib/content/routing/routes';

/** Whether a link opens in this window, on a page with the same header and footer. */
export const opensHere = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  haveSameLayout(link.pathname, location.pathname);

/** Whether a link leads to the current page or to a fragment of it. */
export const linksToThisPage = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === location.pathname && search === location.search;
