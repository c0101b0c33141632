import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { frameworkPolicy } from '../../../lib/security/content-security-policy.ts';
import addresses from '../fixtures/film-addresses.json';
import { autoplaying, filmOf, parseFilm, PLAYER_ORIGINS, displayedFilm } from './film.ts';

const { embedded, files, refused } = addresses;

test.each(embedded)('parses %j to the player URL %s', (address, url) => {
  expect(parseFilm(address)).toEqual({ kind: 'embed', url });
});

test.each(files)('parses %j to the file URL %s', (address, url) => {
  expect(parseFilm(address)).toEqual({ kind: 'file', url });
});

test.each(refused)('finds no video in %j', (address) => {
  expect(parseFilm(address)).toBeNull();
});

test('parses a player URL to itself', () => {
  for (const [, url] of embedded) expect(parseFilm(url)).toEqual({ kind: 'embed', url });
});

test('the content policy allows every player in a frame and every file as media', () => {
  const policy = frameworkPolicy({ development: false });
  const sources = (directive: string): string[] =>
    policy
      .split('; ')
      .find((part) => part.startsWith(`${directive} `))
      ?.split(' ') ?? [];
  for (const [, url = ''] of embedded) expect(sources('frame-src')).toContain(new URL(url).origin);
  for (const [, url = ''] of files)
    expect(sources('media-src')).toContain(url.startsWith('/') ? "'self'" : new URL(url).origin);
});

test('parses any input as no video, a video file or an allowed player', () => {
  const parts = embedded.flatMap(([address = '']) => address.split(/(?=[/?#&])/));
  const mixed = array(oneof(constantFrom(...parts), string({ unit: 'binary' })), { maxLength: 8 });
  assert(
    property(
      mixed.map((some) => some.join('')),
      (address) => {
        const film = parseFilm(address);
        const isAllowed =
          film?.kind !== 'embed' || PLAYER_ORIGINS.some((origin) => film.url.startsWith(`${origin}/`));
        expect(isAllowed).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

test('autoplays the opened player from the given time', () => {
  const opened = (address: string) => {
    const film = filmOf(address, null);
    return film && autoplaying(film).url;
  };
  expect(opened('https://youtu.be/aqz-KE-bpKQ?t=90')).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90&autoplay=1',
  );
  expect(opened('https://vimeo.com/76979871#t=90s')).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1#t=90s',
  );
});

test('prefers an uploaded file to a video link', () => {
  expect(filmOf('https://youtu.be/aqz-KE-bpKQ', '/images/a.mp4')).toEqual({
    kind: 'file',
    url: '/images/a.mp4',
  });
});

const VIDEO = { title: 'Foam', videoLink: 'https://youtu.be/aqz-KE-bpKQ', videoFile: null };
const PICTURE = { url: '/images/a.jpg', width: 4, height: 3 };

test.each([
  ['a title and a picture', VIDEO, PICTURE, true],
  ['no picture', VIDEO, null, false],
  ['a picture without size', VIDEO, { ...PICTURE, width: null }, false],
  ['a blank title', { ...VIDEO, title: ' \u200b' }, PICTURE, false],
  ['an address that cannot be played', { ...VIDEO, videoLink: 'https://vimeo.com/brand' }, PICTURE, false],
])('displays a video with %s: %s', (_name, video, picture, isDisplayed) => {
  expect(displayedFilm(video, picture) !== null).toBe(isDisplayed);
});
