import { TAG_MANAGER_START } from './tag-manager-start.ts';

/** Hosts of Google's tag manager and analytics. */
const GOOGLE = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

export interface PolicyOptions {
  development: boolean;
  /** Hosts of the tag manager and its tags; none unless the operator has enabled one. */
  tagHosts?: readonly string[];
  /** The origin of the operator's own consent manager. */
  consentHost?: string;
  /** Hashes of the page's inline scripts. They replace `'unsafe-inline'`, which browsers ignore beside a hash. */
  inlineSources?: readonly string[];
}

/** The hosts that tags may load from and send to; none without a tag manager. */
export const tagHosts = (gtmId: string | undefined, more: string | undefined): string[] =>
  gtmId ? [...GOOGLE, ...(more?.split(' ') ?? [])] : [];

/**
 * The Content-Security-Policy of all pages. Cached pages are the same bytes for every visitor, so their inline scripts
 * cannot have a nonce. With `inlineSources` the tag manager's start is allowed by its hash where it is enabled.
 */
export function contentSecurityPolicy({
  development,
  tagHosts = [],
  consentHost,
  inlineSources,
}: PolicyOptions): string {
  const others = [...tagHosts, ...(consentHost ? [consentHost] : [])];
  const list = (...sources: (string | false)[]): string => sources.filter(Boolean).join(' ');
  const inline = inlineSources
    ? [...inlineSources, ...(tagHosts.length > 0 ? [TAG_MANAGER_START] : [])]
    : ["'unsafe-inline'"];
  return [
    "default-src 'self'",
    list("script-src 'self'", ...inline, development && "'unsafe-eval'", ...others),
    list("style-src 'self' 'unsafe-inline'", consentHost ?? false),
    list("img-src 'self' data: https://images.ctfassets.net", ...others),
    "media-src 'self' https://videos.ctfassets.net https://assets.ctfassets.net",
    "font-src 'self'",
    list("connect-src 'self'", development && 'ws:', ...others),
    list('frame-src https://www.youtube-nocookie.com https://player.vimeo.com', ...others),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self' https://app.contentful.com",
  ].join('; ');
}
