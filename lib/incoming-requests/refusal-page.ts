/** A page that needs nothing else, for a refused request: it says what to do, and leads to the home page. */
export const refusalPage = (title: string, message: string): string =>
  `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${message} <a href="/en-us">Go to the home page</a>.</p></html>`;
