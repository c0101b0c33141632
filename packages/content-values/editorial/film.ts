/**
 * Videos that editors link to. The player, structured data, content security policy, content check and studio all use
 * this parser.
 */
import { hasVisibleText, trimInvisible } from '@cleanpro/text/visible-text';

export interface Film {
  kind: 'file' | 'embed';
  url: string;
}

export const PLAYER_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;
const [YOUTUBE_PLAYER, VIMEO_PLAYER] = PLAYER_ORIGINS;

/** Origins from which video files are loaded, in addition to this site. */
export const FILM_FILE_ORIGINS = ['https://videos.ctfassets.net', 'https://assets.ctfassets.net'] as const;

const YOUTUBE_HOST = /^(?:(?:www|m|music|gaming)\.)?youtube\.com$|^(?:www\.)?youtube-nocookie\.com$/;
const SHORT_YOUTUBE_HOST = /^(?:www\.)?youtu\.be$/;
const VIMEO_HOST = /^(?:(?:www|player)\.)?vimeo\.com$/;
const FILE_NAME = /\.(?:mp4|m4v|mov|webm|ogv)$/i;

const YOUTUBE_ID = /^[\w-]{11}$/;
const PLAYLIST_ID = /^[\w-]{2,64}$/;
const CHANNEL_ID = /^UC[\w-]{22}$/;
/** Path of a YouTube video. Captures its ID. */
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v|e)\/([^/]+)\/?$/;
/** Path of a Vimeo video. Captures its ID and, for an unlisted video, its hash. */
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:showcase|album)\/\d+\/video\/|manage\/videos\/|ondemand\/[^/]+\/)?(\d+)(?:\/([0-9a-f]{6,}))?\/?$/;

/** Player options that an editor may set in the address. */
const YOUTUBE_OPTIONS = ['end', 'rel', 'cc_load_policy', 'cc_lang_pref', 'hl'];
const VIMEO_OPTIONS = ['dnt', 'title', 'byline', 'portrait', 'color', 'texttrack'];

const TIME = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/;

/** Parses a time such as `90`, `90s` or `1h2m3s` into seconds. Returns 0 for anything else. */
function parseSeconds(time: string): number {
  const [, hours = '0', minutes = '0', seconds = '0'] = TIME.exec(time.toLowerCase()) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Returns the start time in seconds, from the query or the fragment of the address. */
function startOf({ searchParams, hash }: URL): number {
  const inHash = new URLSearchParams(hash.slice(1));
  const times = [...['t', 'start', 'time_continue'].map((name) => searchParams.get(name)), inHash.get('t')];
  return times.map((time) => parseSeconds(time ?? '')).find((seconds) => seconds > 0) ?? 0;
}

function embedded(player: string, query: Record<string, string | null>, hash = ''): Film {
  const set = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return {
    kind: 'embed',
    url: `${player}${set.length > 0 ? `?${String(new URLSearchParams(set))}` : ''}${hash}`,
  };
}

const optionsIn = ({ searchParams }: URL, names: readonly string[]): Record<string, string | null> =>
  Object.fromEntries(names.map((name) => [name, searchParams.get(name)]));

function youtubeFilm(url: URL): Film | null {
  const { pathname, searchParams, hostname } = url;
  // Links shared from YouTube's apps contain the path of the video page in a parameter.
  const shared = pathname === '/attribution_link' ? searchParams.get('u') : null;
  if (shared !== null) return shared.startsWith('/watch') ? youtubeFilm(new URL(shared, url)) : null;
  const id = SHORT_YOUTUBE_HOST.test(hostname)
    ? pathname.slice(1).replace(/\/$/, '')
    : (YOUTUBE_PATH.exec(pathname)?.[1] ?? searchParams.get('v') ?? '');
  const list = searchParams.get('list') ?? '';
  if (id === 'videoseries' || pathname === '/playlist')
    return PLAYLIST_ID.test(list) ? embedded(`${YOUTUBE_PLAYER}/embed/videoseries`, { list }) : null;
  // A channel's live stream. `live_stream` happens to have the length of a video ID.
  if (id === 'live_stream') {
    const channel = searchParams.get('channel') ?? '';
    return CHANNEL_ID.test(channel) ? embedded(`${YOUTUBE_PLAYER}/embed/live_stream`, { channel }) : null;
  }
  if (!YOUTUBE_ID.test(id)) return null;
  const start = startOf(url);
  return embedded(`${YOUTUBE_PLAYER}/embed/${id}`, {
    start: start > 0 ? String(start) : null,
    ...optionsIn(url, YOUTUBE_OPTIONS),
  });
}

function vimeoFilm(url: URL): Film | null {
  const [, id, hash = url.searchParams.get('h')] = VIMEO_PATH.exec(url.pathname) ?? [];
  if (id === undefined) return null;
  const start = startOf(url);
  return embedded(
    `${VIMEO_PLAYER}/video/${id}`,
    { h: hash, ...optionsIn(url, VIMEO_OPTIONS) },
    start > 0 ? `#t=${start}s` : '',
  );
}

function parseAddress(address: string): URL | null {
  const text = trimInvisible(address).replaceAll('&amp;', '&');
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  if (url.protocol === 'http:') url.protocol = 'https:';
  return url.protocol === 'https:' ? url : null;
}

/**
 * Parses the address of a video: any public form of a YouTube or Vimeo URL, or a video file in the content space.
 * Returns null for anything else, which the site cannot play.
 */
export function parseFilm(address: string | null | undefined): Film | null {
  const text = trimInvisible(address ?? '');
  if (/^\/images\/[^/\\]/.test(text)) return FILE_NAME.test(text) ? { kind: 'file', url: text } : null;
  const url = parseAddress(text);
  if (!url) return null;
  const { host, origin, pathname } = url;
  if (YOUTUBE_HOST.test(host) || SHORT_YOUTUBE_HOST.test(host)) return youtubeFilm(url);
  if (VIMEO_HOST.test(host)) return vimeoFilm(url);
  const isFile = FILM_FILE_ORIGINS.some((one) => one === origin) && FILE_NAME.test(pathname);
  return isFile ? { kind: 'file', url: `${origin}${pathname}` } : null;
}

/** Returns the film to play for a video entry: its uploaded file or, without one, the film at its link. */
export const filmOf = (link: string | null | undefined, file: string | null | undefined): Film | null =>
  file ? { kind: 'file', url: file } : parseFilm(link);

/**
 * Returns a film with the URL to load when its player opens. Embedded players then start automatically
 * (docs/product.md, "States").
 */
export function autoplaying({ kind, url }: Film): Film {
  if (kind === 'file') return { kind, url };
  const player = new URL(url);
  player.searchParams.set('autoplay', '1');
  return { kind, url: player.href };
}

interface StoredVideo {
  title: string | null;
  videoLink: string | null;
  videoFile: { url: string | null } | null;
}

interface Thumbnail {
  url: string | null;
  width: number | null;
  height: number | null;
}

/**
 * Returns the film of a video entry that pages display. Returns null if they cannot, because the entry lacks a title or
 * a thumbnail of known size. Structured data then leaves the video out too.
 */
export function displayedFilm(
  { title, videoLink, videoFile }: StoredVideo,
  thumbnail: Thumbnail | null,
): Film | null {
  if (!hasVisibleText(title) || !thumbnail?.url || !thumbnail.width || !thumbnail.height) return null;
  return filmOf(videoLink, videoFile?.url);
}
