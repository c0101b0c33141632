/** A document as Next renders it, and settings for how the site's server post-processes documents. */

export const DOCUMENTS = { origins: ['https://www.example.com'], startScript: '/_next/static/start/x.js' };

const loadedScript = (name: string): string =>
  `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

export const DATA_SCRIPTS = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  String.raw`self.__next_f.push([1,"1:\"\u003c/script>\"\n"])`,
];

/** @param end markup after Next's scripts */
export const nextDocument = ({ body = '<p>Soap</p>', data = DATA_SCRIPTS, end = '' } = {}): string =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>${loadedScript('a')}${loadedScript('b')}<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>${body}<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[1]});</script>${loadedScript('main')}${data.map((each) => `<script>${each}</script>`).join('')}${end}</body></html>`;
