/**
 * Short videos for video dialogs: slow camera moves over rendered places with drifting dust motes or bubbles. Requires
 * ffmpeg.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { saveAsset } from './assets.ts';
import { placeCrop } from './places.ts';
import { seededRandom } from './svg.ts';

interface Film {
  title: string;
  shots: readonly [string, string, string, string];
  drift: 'motes' | 'bubbles';
}
const FILMS: Record<string, Film> = {
  'kitchen-closing': {
    title: 'kitchen closing',
    shots: ['kitchen', 'dishes', 'tiles', 'plates'],
    drift: 'motes',
  },
  'laundry-cycle': {
    title: 'laundry cycle',
    shots: ['laundry', 'bubbles', 'foam', 'towels'],
    drift: 'bubbles',
  },
  'floor-care': { title: 'floor care', shots: ['corridor', 'mop-floor', 'tiles', 'office'], drift: 'motes' },
};
const FRAME = { width: 1280, height: 720 };
const RATE = 25;
const SHOT_SECONDS = 4;
const FADE_SECONDS = 0.6;
const LOOP_FRAMES = 100;
const WORK = join(import.meta.dirname, 'tmp');

/** Slow camera moves, one per shot: zoom in, pan right, zoom out, pan left. */
const MOVES = [
  `z='1.02+0.10*on/${SHOT_SECONDS * RATE}':x='(iw-iw/zoom)*0.6':y='(ih-ih/zoom)*0.55'`,
  `z='1.12':x='(iw-iw/zoom)*(0.15+0.7*on/${SHOT_SECONDS * RATE})':y='(ih-ih/zoom)*0.6'`,
  `z='1.14-0.10*on/${SHOT_SECONDS * RATE}':x='(iw-iw/zoom)*0.7':y='(ih-ih/zoom)*0.5'`,
  `z='1.12':x='(iw-iw/zoom)*(0.85-0.6*on/${SHOT_SECONDS * RATE})':y='(ih-ih/zoom)*0.5'`,
];

/**
 * Draws one frame of the drifting motes or bubbles. Each rises a whole number of times per loop, so that the loop is
 * seamless.
 */
function driftFrame(kind: Film['drift'], frame: number): string {
  const random = seededRandom(77);
  const things = Array.from({ length: kind === 'motes' ? 46 : 26 }, () => {
    const [x, y, size, sway, phase] = [random(), random(), random(), random(), random()];
    const rises = size > 0.7 ? 0 : 1;
    const t = frame / LOOP_FRAMES;
    const height = (((y - t * rises) % 1) + 1) % 1;
    const left = (x + Math.sin((t + phase) * Math.PI * 2) * 0.012 * (0.5 + sway)) * FRAME.width;
    const top =
      (height * 1.1 - 0.05 + (rises === 0 ? Math.sin((t + sway) * Math.PI * 2) * 0.02 : 0)) * FRAME.height;
    const fade = Math.sin(Math.PI * height);
    const r = kind === 'motes' ? 1.5 + size ** 3 * 9 : 5 + size ** 3 * 40;
    return kind === 'motes'
      ? `<circle cx="${left.toFixed(1)}" cy="${top.toFixed(1)}" r="${r.toFixed(1)}" fill="url(#mote)" opacity="${(fade * 0.5).toFixed(2)}"/>`
      : `<g opacity="${(fade * 0.8).toFixed(2)}"><circle cx="${left.toFixed(1)}" cy="${top.toFixed(1)}" r="${r.toFixed(1)}" fill="url(#bubble)"/><ellipse cx="${(left - r * 0.38).toFixed(1)}" cy="${(top - r * 0.42).toFixed(1)}" rx="${(r * 0.2).toFixed(1)}" ry="${(r * 0.1).toFixed(1)}" transform="rotate(-40 ${(left - r * 0.38).toFixed(1)} ${(top - r * 0.42).toFixed(1)})" fill="#fff" opacity=".9"/></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.width}" height="${FRAME.height}"><defs><radialGradient id="mote"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><radialGradient id="bubble"><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset=".93" stop-color="#dff4ff" stop-opacity=".35"/><stop offset="1" stop-color="#fff" stop-opacity=".6"/></radialGradient></defs>${things.join('')}</svg>`;
}

async function makeFilm(name: string, film: Film): Promise<void> {
  const folder = join(WORK, name);
  mkdirSync(folder, { recursive: true });
  const inputs: string[] = [];
  const size = { ...FRAME, share: 0.96 };
  for (const [index, place] of film.shots.entries()) {
    const picture = join(folder, `${index}.png`);
    // Twice the size of the video: slow moves would jitter if they were rounded to whole pixels of the video.
    const large = { width: FRAME.width * 2, height: FRAME.height * 2, share: size.share };
    await (await placeCrop(place, large)).png().toFile(picture);
    inputs.push('-loop', '1', '-t', String(SHOT_SECONDS), '-i', picture);
  }
  const poster = await (await placeCrop(film.shots[0], size)).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  const posterTitle = `Poster of the film ${film.title}`;
  saveAsset({
    id: `poster-${name}`,
    fileName: `${name}.jpg`,
    contentType: 'image/jpeg',
    bytes: poster,
    title: posterTitle,
    description: posterTitle,
    image: FRAME,
  });
  for (let frame = 0; frame < LOOP_FRAMES; frame += 1)
    writeFileSync(
      join(folder, `drift-${String(frame).padStart(3, '0')}.png`),
      await sharp(Buffer.from(driftFrame(film.drift, frame)))
        .png({ compressionLevel: 1 })
        .toBuffer(),
    );
  inputs.push('-stream_loop', '-1', '-framerate', String(RATE), '-i', join(folder, 'drift-%03d.png'));
  const step = SHOT_SECONDS - FADE_SECONDS;
  const moves = film.shots.map(
    (_, index) =>
      `[${index}:v]zoompan=${MOVES[index]}:d=1:s=${FRAME.width}x${FRAME.height}:fps=${RATE},trim=duration=${SHOT_SECONDS},setpts=PTS-STARTPTS[v${index}]`,
  );
  const fades = [1, 2, 3].map(
    (index) =>
      `[${index === 1 ? 'v0' : `x${index - 1}`}][v${index}]xfade=transition=fade:duration=${FADE_SECONDS}:offset=${(step * index).toFixed(1)}[x${index}]`,
  );
  const graph = [
    ...moves,
    ...fades,
    `[x3][${film.shots.length}:v]overlay=shortest=1,format=yuv420p[out]`,
  ].join(';');
  const output = join(folder, `${name}.mp4`);
  const made = spawnSync(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-threads',
      '2',
      ...inputs,
      '-filter_complex',
      graph,
      '-map',
      '[out]',
      '-t',
      (SHOT_SECONDS + step * 3).toFixed(1),
      '-c:v',
      'libx264',
      '-crf',
      '26',
      '-maxrate',
      '820k',
      '-bufsize',
      '1600k',
      '-preset',
      'medium',
      '-movflags',
      '+faststart',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      output,
    ],
    { stdio: 'inherit' },
  );
  if (made.status !== 0) throw new Error(`ffmpeg could not make ${name}`);
  saveAsset({
    id: `video-${name}-file`,
    fileName: `${name}.mp4`,
    contentType: 'video/mp4',
    bytes: readFileSync(output),
    title: `Film: ${film.title}`,
    description: `Film: ${film.title}`,
  });
}

/**
 * Makes all videos and their posters.
 * @throws Error if ffmpeg is missing or fails
 */
export async function saveFilms(): Promise<void> {
  for (const [name, film] of Object.entries(FILMS)) await makeFilm(name, film);
  rmSync(WORK, { recursive: true, force: true });
}
