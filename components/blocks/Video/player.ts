/** The source of a video: a file of the content space, or the URL of an embedded player. */
export type Player = { kind: 'file'; url: string } | { kind: 'embed'; url: string };

const HOSTS = new Set(['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com']);

/** The player of a video, or null when its host is not allowed. Embeds get the autoplay parameter (docs/product.md, "States"). */
export function playerOf(link: string | null | undefined, file: string | null | undefined): Player | null {
  if (file) return { kind: 'file', url: file };
  if (!link || !URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol !== 'https:' || !HOSTS.has(url.hostname)) return null;
  if (url.hostname === 'www.youtube.com') url.hostname = 'www.youtube-nocookie.com';
  url.searchParams.set('autoplay', '1');
  return { kind: 'embed', url: url.href };
}
