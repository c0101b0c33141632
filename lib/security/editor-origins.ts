const CONTENTFUL = ['https://app.contentful.com', 'https://app.eu.contentful.com'] as const;

/** The origins whose pages may have a preview in a frame: Contentful's application, and the studio if there is one. */
export const editorOrigins = (studioUrl: string | undefined): string[] => [
  ...CONTENTFUL,
  ...(studioUrl === undefined ? [] : [new URL(studioUrl).origin]),
];
