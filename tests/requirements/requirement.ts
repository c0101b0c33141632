/** A requirement of the specification, with a page that displays it and a test that fails without it. */
export interface Requirement {
  text: string;
  /** A path of the site, or a dash with the reason why no page displays it. */
  seenAt: string;
  /** File of the test. `title` is a part of the test's title, exactly as written there. */
  file: string;
  title: string;
}

/**
 * Parses requirements, one per line: text | where it is seen | test file | words of the test's title.
 * @throws Error when a line has a different number of parts
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

export const pathOf = (slug: string): string => (slug === 'home' ? '/en-us' : `/en-us/${slug}`);
