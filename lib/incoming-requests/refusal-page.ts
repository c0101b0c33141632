/** Returns a self-contained page for a refused request. It says what to do and links to the home page. */
export const refusalPage = (title: string, message: string): string =>
  `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${message} <a href="/en-us">Go to the home page</a>.</p></html>`;
