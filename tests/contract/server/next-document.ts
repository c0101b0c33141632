/** A document as Next writes it, and the settings with which the site's server finishes it. */

export const DOCUMENTS = { origins: ['https://www.example.com'], startScript: '/_next/static/start/x.js' };

const loadedScript = (name: string): string =>
  `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

/** The inline scripts that hold the data for hydration. */
export const DATA_SCRIPTS = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  String.raw`self.__next_f.push([1,"1:\"\u003c/script>\"\n"])`,
];

/** @param end what follows the scripts that Next writes */
export const nextDocument = ({ body = '<p>Soap</p>', data = DATA_SCRIPTS, end = '' } = {}): string =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>${loadedScript('a')}${loadedScript('b')}<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>${body}<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[1]});</script>${loadedScript('main')}${data.map((each) => `<script>${each}</script>`).join('')}${end}</body></html>`;
