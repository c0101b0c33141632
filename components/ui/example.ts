import type { ReactNode } from 'react';

/** A component in one of its states, for the style guide, the render test and axe. */
export interface Example {
  name: string;
  element: ReactNode;
  /** Background to display the component on, if not the page's. */
  tone?: 'tinted' | 'dark' | 'accent';
}

export const PARAGRAPH =
  'Wipe from the cleanest surface to the dirtiest, and leave a disinfectant wet for the whole time on its label before you dry it.';
