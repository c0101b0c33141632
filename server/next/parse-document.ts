/**
 * Parses Next's HTML into its inline scripts, which contain the hydration data, and the scripts that it loads. Assumes
 * that a document ends with these scripts, that React gives the first one an ID, and that each is one of three kinds.
 */

/** The first inline script at the end of a document. React sets its ID. */
const BOOTSTRAP_START = '<script id="_R_">';
const DOCUMENT_END = '</body></html>';

const LOADED = '<script src="(/_next/static/[^"]+)" async=""></script>';
/** Next escapes `<` in its inline scripts. */
const INLINE = '<script(?: id="_R_")?>([^<]*)</script>';
/**
 * Next's polyfills for browsers without support for modules. The site supports none of these (package.json,
 * "browserslist").
 */
const POLYFILLS = '<script src="[^"]*" noModule=""></script>';
const PRELOADED_SCRIPT = '<link rel="preload" as="script"[^>]*>';
/** A single expression, so that long documents are searched only once. */
const FRAMEWORK_TAG = new RegExp(`${LOADED}|${POLYFILLS}|${PRELOADED_SCRIPT}`, 'g');
const SCRIPT_AT_END = new RegExp(`${LOADED}|${INLINE}`, 'g');
const SCRIPTS_AT_END = new RegExp(`^(?:${LOADED}|${INLINE})+$`);
const FRAMEWORK_SCRIPT =
  /^(?:\(globalThis\["TURBOPACK"\]|\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(|self\.__next_f\.push\()/;

export interface ParsedDocument {
  /** The document without the framework's scripts, up to the end of its body. */
  markup: string;
  /** The framework's inline scripts, joined into one. */
  inlineScript: string;
  /** Paths of the scripts that the document loads, in order. */
  scripts: string[];
}

/** Parses a document. Returns undefined if it does not have the shape that Next produces. */
export function parseDocument(html: string): ParsedDocument | undefined {
  const scriptsAt = html.lastIndexOf(BOOTSTRAP_START);
  if (scriptsAt === -1 || !html.endsWith(DOCUMENT_END)) return undefined;
  const atEnd = html.slice(scriptsAt, -DOCUMENT_END.length);
  if (!SCRIPTS_AT_END.test(atEnd)) return undefined;
  const scriptsAtEnd = [...atEnd.matchAll(SCRIPT_AT_END)];
  const inline = scriptsAtEnd.flatMap(([, , script]) => script ?? []);
  if (!inline.every((script) => FRAMEWORK_SCRIPT.test(script))) return undefined;
  const scripts = new Set<string>();
  const markup = html.slice(0, scriptsAt).replaceAll(FRAMEWORK_TAG, (_tag, path?: string) => {
    if (path !== undefined) scripts.add(path);
    return '';
  });
  for (const [, path] of scriptsAtEnd) if (path !== undefined) scripts.add(path);
  return {
    markup,
    inlineScript: inline.map((script) => script.replace(/;$/, '')).join(';\n'),
    scripts: [...scripts],
  };
}

/** Returns the inline scripts of a document, even if `parseDocument` rejects it. Omits data blocks such as JSON-LD. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  );
