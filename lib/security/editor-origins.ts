const CONTENTFUL = ['https://app.contentful.com', 'https://app.eu.contentful.com'] as const;

/** Returns the origins that may show a preview in a frame: Contentful's web app, and the studio if there is one. */
export const editorOrigins = (studioUrl: string | undefined): string[] => [
  ...CONTENTFUL,
  ...(studioUrl === undefined ? [] : [new URL(studioUrl).origin]),
];
