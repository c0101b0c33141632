/** Sample texts of the style guide. */
export const PARAGRAPH =
  'Wipe from the cleanest surface to the dirtiest, and leave a disinfectant wet for the whole time on its label before you dry it.';
