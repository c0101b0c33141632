import type { ReactNode } from 'react';

/** A component in one of its states, for the style guide, the render test and axe. */
export interface Example {
  name: string;
  element: ReactNode;
  /** The background to show it on, where it is not the page's own. */
  tone?: 'tinted' | 'dark' | 'accent';
}

/** Running text for examples. */
export const PARAGRAPH =
  'Wipe from the cleanest surface to the dirtiest, and leave a disinfectant wet for the whole time on its label before you dry it.';
