/** Google's tag manager and analytics, for a site whose operator turned them on. */
const GOOGLE = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

export interface PolicyOptions {
  development: boolean;
  /** Hosts of the tag manager and its tags; none unless the operator turned one on. */
  tagHosts?: readonly string[];
  /** The origin of the operator's own consent manager. */
  consentHost?: string;
}

/** The hosts that tags may load from and send to: none without a tag manager. */
export const tagHosts = (gtmId: string | undefined, more: string | undefined): string[] =>
  gtmId ? [...GOOGLE, ...(more?.split(' ') ?? [])] : [];

/**
 * The Content-Security-Policy of all pages. Kept pages are the same bytes for every visitor, so their inline scripts
 * cannot carry a nonce; scripts are limited to this origin and to what the framework writes into the page.
 */
export function contentSecurityPolicy({ development, tagHosts = [], consentHost }: PolicyOptions): string {
  const others = [...tagHosts, ...(consentHost ? [consentHost] : [])];
  const list = (...sources: (string | false)[]): string => sources.filter(Boolean).join(' ');
  return [
    "default-src 'self'",
    list("script-src 'self' 'unsafe-inline'", development && "'unsafe-eval'", ...others),
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
