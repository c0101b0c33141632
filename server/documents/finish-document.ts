/** Makes a document of Next's ready for a strict policy: its scripts start on idle, with data from a file of their own. */
import { assumptionFailed } from '../../lib/telemetry/next-assumptions.ts';
import {
  documentPolicy,
  type DocumentPolicyOptions,
  type ThirdParties,
} from '../../lib/security/content-security-policy.ts';
import { inlineScriptSource } from '../../lib/security/tag-manager-start.ts';
import { contentHash } from '../content-hash.ts';
import { pageDataAddress } from './page-data-address.ts';
import { inlineScripts, parseDocument, type ParsedDocument } from '../next/parse-document.ts';

/** What is the same for all documents of the site. */
export interface DocumentSettings extends ThirdParties {
  /** The origins under which the site may be opened; undefined where it may be opened under any private host. */
  origins?: readonly string[];
  /** The path of the script that starts all others (start.client.ts). */
  startScript: string;
  /** The studio, which may have previews in frames. */
  studioUrl?: string;
}

export interface DocumentRequest {
  /** The page's path, when its data is in a file; else the data is in the document, whose policy has its hash. */
  dataOf?: string;
  isPreview?: boolean;
}

export interface FinishedDocument {
  html: string;
  policy: string;
  /** The policy for visitors who allow tags, where a tag manager is configured; `policy` then is for all others. */
  tagPolicy?: string;
  /** The file with the data for hydration. */
  data?: { address: string; script: string };
}

/** The bytes of a document or of a part of it. */
const bytesOf = (part: string): Buffer => Buffer.from(part, 'latin1');

/** The script that loads the others; the address of the data is empty when the document holds it. */
const startTag = (startScript: string, scripts: readonly string[], data = ''): string =>
  `<script src="${startScript}" async="" data-scripts="${scripts.join(' ')}"${data && ` data-page-data="${data}"`}></script>`;

/** A document whose data is in a file. */
function withDataFile(
  { markup, inlineScript, scripts }: ParsedDocument,
  path: string,
  startScript: string,
): Pick<FinishedDocument, 'html' | 'data'> {
  // Two renderings of the same content write their data in different orders, but the same markup: either data hydrates it.
  const address = pageDataAddress(path, contentHash(bytesOf(markup + scripts.join())));
  const start = startTag(startScript, scripts, address);
  return { html: `${withStart(markup, start)}</body></html>`, data: { address, script: inlineScript } };
}

const PAGE = /<div class="page"(?: data-body-class="([a-z0-9-]+)")?(?: style="([^"]*)")?/;

/** The root layout, which writes `<body>`, does not know the page that it holds; the page says its class and its accent. */
function withPageBody(html: string): string {
  const [, name, style] = PAGE.exec(html) ?? [];
  const attributes = `${name ? ` class="${name}"` : ''}${style ? ` style="${style}"` : ''}`;
  return attributes ? html.replace('<body>', () => `<body${attributes}>`) : html;
}

const withStart = (markup: string, start: string): string =>
  markup.replace('</head>', () => `${start}</head>`);

/**
 * Finishes a document, once per page and not per request where it is cached.
 * @param html with one character per byte, as are the document and the data that it returns: all that is searched for is
 *   ASCII, and texts with other characters need not be decoded and encoded for it
 */
export function finishDocument(
  html: string,
  { origins, startScript, studioUrl, tagHosts = [], consentHost }: DocumentSettings,
  { dataOf, isPreview = false }: DocumentRequest,
): FinishedDocument {
  const policies = (
    own: Pick<DocumentPolicyOptions, 'inlineSources' | 'startsScripts'>,
  ): Pick<FinishedDocument, 'policy' | 'tagPolicy'> => {
    const shared = { origins, isPreview, studioUrl, consentHost, ...own };
    return {
      policy: documentPolicy(shared),
      ...(tagHosts.length > 0 && { tagPolicy: documentPolicy({ ...shared, tagHosts }) }),
    };
  };
  const document = withPageBody(html);
  const parsed = parseDocument(document);
  if (!parsed) {
    const scripts = inlineScripts(html);
    // The page works as Next made it. The warning tells operators that this version renders documents differently.
    if (scripts.length > 0 || dataOf !== undefined) assumptionFailed('document-shape');
    const inlineSources = scripts.map((script) => inlineScriptSource(bytesOf(script)));
    return { html: document, ...policies({ inlineSources, startsScripts: false }) };
  }
  if (dataOf !== undefined) {
    return { ...withDataFile(parsed, dataOf, startScript), ...policies({ startsScripts: true }) };
  }
  const { markup, inlineScript, scripts } = parsed;
  return {
    html: `${withStart(markup, startTag(startScript, scripts))}<script>${inlineScript}</script></body></html>`,
    ...policies({ inlineSources: [inlineScriptSource(bytesOf(inlineScript))], startsScripts: true }),
  };
}
