/**
 * Prepares Next's documents for a strict content security policy: scripts start when the page is idle, and hydration
 * data moves to its own file.
 */
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

export interface DocumentSettings extends ThirdParties {
  /** Origins under which the site may be opened; undefined if it may be opened under any private host. */
  origins?: readonly string[];
  /** Path of the script that loads all others (start.client.ts). */
  startScript: string;
  /** Origin of the studio, which may show previews in frames. */
  studioUrl?: string;
}

export interface DocumentRequest {
  /**
   * The page's path if its data goes into a file. Otherwise the data stays in the document, and the policy allows it by
   * its hash.
   */
  dataOf?: string;
  isPreview?: boolean;
}

export interface FinishedDocument {
  html: string;
  policy: string;
  /**
   * Content security policy for visitors who allow tags, if a tag manager is configured. `policy` is then for all other
   * visitors.
   */
  tagPolicy?: string;
  data?: { address: string; script: string };
}

const bytesOf = (part: string): Buffer => Buffer.from(part, 'latin1');

/** Returns the tag of the script that loads all other scripts. `data` is empty if the document contains its data. */
const startTag = (startScript: string, scripts: readonly string[], data = ''): string =>
  `<script src="${startScript}" async="" data-scripts="${scripts.join(' ')}"${data && ` data-page-data="${data}"`}></script>`;

function withDataFile(
  { markup, inlineScript, scripts }: ParsedDocument,
  path: string,
  startScript: string,
): Pick<FinishedDocument, 'html' | 'data'> {
  // Two renderings of the same content can order their data differently, but have the same markup, and the data of
  // either hydrates it. The address therefore contains a hash of the markup.
  const address = pageDataAddress(path, contentHash(bytesOf(markup + scripts.join())));
  const start = startTag(startScript, scripts, address);
  return { html: `${withStart(markup, start)}</body></html>`, data: { address, script: inlineScript } };
}

const PAGE = /<div class="page"(?: data-body-class="([a-z0-9-]+)")?(?: style="([^"]*)")?/;

/** Copies the page's class and accent color to `<body>`. The root layout writes `<body>` without knowing the page. */
function withPageBody(html: string): string {
  const [, name, style] = PAGE.exec(html) ?? [];
  const attributes = `${name ? ` class="${name}"` : ''}${style ? ` style="${style}"` : ''}`;
  return attributes ? html.replace('<body>', () => `<body${attributes}>`) : html;
}

const withStart = (markup: string, start: string): string =>
  markup.replace('</head>', () => `${start}</head>`);

/**
 * Finishes a document. This happens once per cached page, not per request.
 * @param html as Latin-1, one character per byte, like the returned document and data. The code searches for ASCII
 *   only, so it does not have to decode and encode the text.
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
    // Without these changes, the page still works as Next made it. The warning tells operators that this version of
    // Next renders documents differently.
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
