/** The specification's timings (section 9), in milliseconds; `styles/tokens.css` repeats those that style sheets need. */
export const MOTION = {
  reveal: 1000,
  footerLinks: 1500,
  imageZoom: 3000,
  loaderDelay: 200,
  delay: 0,
  /** How much a movement is held back: 1 stops without swinging over, 0 never stops. */
  damping: 0.5,
  /** How much of something must be in view before it is revealed, from 0 to 1. */
  visibility: 0,
} as const;
