import { FILM_FILE_ORIGINS, PLAYER_ORIGINS } from '@cleanpro/content-values/editorial/film';
import { editorOrigins } from './editor-origins.ts';
import { TAG_MANAGER_START } from './tag-manager-start.ts';

/** Hosts of Google's tag manager and analytics. */
const GOOGLE = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** Where the site's own scripts are: the build's files and the pages' data. Nothing that a visitor or editor uploads. */
export const SCRIPT_FOLDERS = ['/_next/static/', '/_page-data/'] as const;

/** What an operator's settings add to policies. */
export interface ThirdParties {
  /** Hosts of the tag manager and its tags, for visitors who allow them; none unless the operator has enabled one. */
  tagHosts?: readonly string[];
  /** The origin of the operator's own consent manager, which every visitor needs to choose. */
  consentHost?: string;
}

/** The hosts that tags may load from and send to; none without a tag manager. */
const tagHosts = (gtmId: string | undefined, more: string | undefined): string[] =>
  gtmId ? [...GOOGLE, ...(more?.split(' ') ?? [])] : [];

/** What the operator's settings add to policies. */
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
  /** Enforces Trusted Types, whose one policy is the start script's. */
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
    // Style elements come from files only; attributes carry sizes such as a rating's.
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
 * The policy of pages as the framework makes them, for `next dev` and for hosts that run `next start` without the site's
 * server: their inline scripts differ by page, so every inline script is allowed.
 */
export const frameworkPolicy = ({
  development,
  studioUrl,
  ...third
}: ThirdParties & Pick<DocumentPolicyOptions, 'studioUrl'> & { development: boolean }): string =>
  policy({
    ...third,
    scriptSources: ["'self'", "'unsafe-inline'", development && "'unsafe-eval'"],
    // The overlay that shows errors has style elements.
    styleSources: development ? ["'unsafe-inline'"] : [],
    connectSources: development ? ['ws:'] : [],
    frameAncestors: ["'self'", ...editorOrigins(studioUrl)],
  });

export interface DocumentPolicyOptions extends ThirdParties {
  /** The origins under which the site may be opened; undefined where it may be opened under any private host. */
  origins?: readonly string[];
  /** Sources of the document's own inline scripts (`inlineScriptSource`). */
  inlineSources?: readonly string[];
  /** Previews are shown in an editor's frame. */
  isPreview?: boolean;
  /** `STUDIO_URL`, whose pages may have previews in frames. */
  studioUrl?: string;
  /** Whether the start script loads all others, so that Trusted Types can be enforced. */
  startsScripts: boolean;
}

/**
 * Where the site's own scripts come from: its folders, under each origin. A source with a path has to name a host, so where
 * any private host will do, the whole of the page's origin is allowed.
 */
const ownScripts = (origins: readonly string[] | undefined): string[] =>
  origins?.flatMap((origin) => SCRIPT_FOLDERS.map((folder) => `${origin}${folder}`)) ?? ["'self'"];

/**
 * The policy of a page that the site's server sends: scripts come from the site's own folders, or are inline scripts
 * whose hashes it names.
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
    // Tags and consent managers write scripts as text.
    trustedTypes: startsScripts && !hasTags && !third.consentHost,
  });
}

/** The policy of what is no document: it loads nothing and is in no frame. */
export const NO_DOCUMENT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
