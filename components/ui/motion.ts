/** Timings in milliseconds (docs/product.md, "Constants"); `styles/tokens.css` repeats those that style sheets need. */
export const MOTION = {
  reveal: 1000,
  footerLinks: 1500,
  imageZoom: 3000,
  /** How long a page that replaces another fades in, and how opaque it is at first. */
  page: 160,
  pageFrom: 0.4,
  loaderDelay: 200,
  delay: 0,
  /** The damping of the spring: 1 stops without overshooting, 0 never stops. */
  damping: 0.5,
  /** The visible share of an element that reveals it, from 0 to 1. */
  visibility: 0,
} as const;
