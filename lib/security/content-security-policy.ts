import { FILM_FILE_ORIGINS, PLAYER_ORIGINS } from '@cleanpro/content-values/editorial/film';
import { editorOrigins } from './editor-origins.ts';
import { TAG_MANAGER_START } from './tag-manager-start.ts';

const GOOGLE = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** Folders of the site's own scripts: the build's files and the pages' data. No one can upload files to them. */
export const SCRIPT_FOLDERS = ['/_next/static/', '/_page-data/'] as const;

export interface ThirdParties {
  /** Hosts of the tag manager and its tags, for visitors who allow them. Empty without a tag manager. */
  tagHosts?: readonly string[];
  /** Origin of the operator's own consent manager. Every visitor needs it to make a choice. */
  consentHost?: string;
}

const tagHosts = (gtmId: string | undefined, more: string | undefined): string[] =>
  gtmId ? [...GOOGLE, ...(more?.split(' ') ?? [])] : [];

/** Returns the sources that the operator's settings add to policies. */
export function thirdParties({
  GTM_ID,
  TAG_HOSTS,
  CONSENT_MANAGER_URL,
}: {
  GTM_ID?: string;
  TAG_HOSTS?: string;
  CONSENT_MANAGER_URL?: string;
}): ThirdParties {
  return {
    tagHosts: tagHosts(GTM_ID, TAG_HOSTS),
    consentHost: CONSENT_MANAGER_URL && new URL(CONSENT_MANAGER_URL).origin,
  };
}

interface Parts extends ThirdParties {
  scriptSources: readonly (string | false)[];
  styleSources?: readonly string[];
  connectSources?: readonly string[];
  frameAncestors: readonly string[];
  /** Whether to enforce Trusted Types. The only allowed policy is that of the start script. */
  trustedTypes?: boolean;
}

function policy({
  scriptSources,
  styleSources = [],
  connectSources = [],
  frameAncestors,
  trustedTypes = false,
  tagHosts = [],
  consentHost,
}: Parts): string {
  const others = [...tagHosts, ...(consentHost ? [consentHost] : [])];
  const list = (...sources: (string | false)[]): string => sources.filter(Boolean).join(' ');
  return [
    "default-src 'self'",
    list('script-src', ...scriptSources, ...others),
    // Styles must come from files: style elements are forbidden. Style attributes are allowed, because they carry
    // values such as the width of a rating.
    list("style-src 'self'", ...styleSources, consentHost ?? false),
    "style-src-attr 'unsafe-inline'",
    list("img-src 'self' data: https://images.ctfassets.net", ...others),
    list("media-src 'self'", ...FILM_FILE_ORIGINS),
    "font-src 'self'",
    list("connect-src 'self'", ...connectSources, ...others),
    list('frame-src', ...PLAYER_ORIGINS, ...others),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    list('frame-ancestors', ...frameAncestors),
    ...(trustedTypes ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
  ].join('; ');
}

/**
 * Returns the policy of pages as Next renders them. Used by `next dev`, and by hosts that run `next start` without the
 * site's server. It allows every inline script, because inline scripts differ by page.
 */
export const frameworkPolicy = ({
  development,
  studioUrl,
  ...third
}: ThirdParties & Pick<DocumentPolicyOptions, 'studioUrl'> & { development: boolean }): string =>
  policy({
    ...third,
    scriptSources: ["'self'", "'unsafe-inline'", development && "'unsafe-eval'"],
    // Next's error overlay has style elements.
    styleSources: development ? ["'unsafe-inline'"] : [],
    connectSources: development ? ['ws:'] : [],
    frameAncestors: ["'self'", ...editorOrigins(studioUrl)],
  });

export interface DocumentPolicyOptions extends ThirdParties {
  /** Origins at which the site can be opened. Undefined when any private host is allowed. */
  origins?: readonly string[];
  /** Sources of the document's own inline scripts (`inlineScriptSource`). */
  inlineSources?: readonly string[];
  /** Whether the page is a preview, which an editor sees in a frame. */
  isPreview?: boolean;
  /** Value of `STUDIO_URL`. The studio's pages may show previews in frames. */
  studioUrl?: string;
  /** Whether the start script loads all other scripts, so that Trusted Types can be enforced. */
  startsScripts: boolean;
}

/**
 * Returns the sources of the site's own scripts: its folders under each origin. A source with a path must name a host.
 * When any private host is allowed, the source is therefore the page's whole origin.
 */
const ownScripts = (origins: readonly string[] | undefined): string[] =>
  origins?.flatMap((origin) => SCRIPT_FOLDERS.map((folder) => `${origin}${folder}`)) ?? ["'self'"];

/**
 * Returns the policy of a page from the site's server. Scripts come from the site's own folders, or are inline by hash.
 */
export function documentPolicy({
  origins,
  inlineSources = [],
  isPreview = false,
  studioUrl,
  startsScripts,
  ...third
}: DocumentPolicyOptions): string {
  const hasTags = (third.tagHosts ?? []).length > 0;
  return policy({
    ...third,
    scriptSources: [...ownScripts(origins), ...inlineSources, hasTags && TAG_MANAGER_START],
    frameAncestors: ["'self'", ...(isPreview ? editorOrigins(studioUrl) : [])],
    // Tags and consent managers create scripts from text, which Trusted Types forbid.
    trustedTypes: startsScripts && !hasTags && !third.consentHost,
  });
}

/** Policy of responses that are not documents. They load nothing and cannot be framed. */
export const NO_DOCUMENT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
