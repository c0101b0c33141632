/** Timings in milliseconds (docs/product.md, "Constants"). `styles/tokens.css` repeats those that style sheets need. */
export const MOTION = {
  reveal: 1000,
  footerLinks: 1500,
  imageZoom: 3000,
  /** Duration of a page's fade-in after client-side navigation, and its opacity at the start. */
  page: 160,
  pageFrom: 0.4,
  loaderDelay: 200,
  delay: 0,
  /** Damping of the spring: 1 stops without overshooting, 0 never stops. */
  damping: 0.5,
  /** Share of an element that must be visible to reveal it, from 0 to 1. */
  visibility: 0,
} as const;
