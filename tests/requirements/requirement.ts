/** One requirement of the specification, with the place where it is seen and the test that fails without it. */
export interface Requirement {
  text: string;
  /** A path of the site, or a dash with the reason why no page displays it. */
  seenAt: string;
  /** The test's file, and words of its title as they stand in that file. */
  file: string;
  title: string;
}

/**
 * Parses requirements, one a line: text | where it is seen | test file | words of the test's title.
 * @throws Error where a line has another number of parts
 */
export const parseRequirements = (lines: string): Requirement[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [text, seenAt, file, title, ...rest] = line.split(' | ').map((part) => part.trim());
      if (!text || !seenAt || !file || !title || rest.length > 0)
        throw new Error(`Not a requirement: ${line}`);
      return { text, seenAt, file, title };
    });

/** The path of a page with this slug. */
export const pathOf = (slug: string): string => (slug === 'home' ? '/en-us' : `/en-us/${slug}`);
