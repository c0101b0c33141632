/** Short films for video dialogs, made of drawn scenes that move slowly; needs ffmpeg on the author's machine. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { scene } from './scenes.ts';
import { text } from './svg.ts';

const ASSETS = join(import.meta.dirname, '..', 'assets');
const FILMS = {
  'kitchen-closing': [['kitchen', 'Spray the fry line first'], ['dishes', 'Pans soak while you wipe'], ['tiles', 'Degrease, then mop'], ['chef', 'Closed in 40 minutes']],
  'laundry-cycle': [['laundry', 'Flush: loose soil leaves'], ['bubbles', 'Main wash at 120 degrees'], ['water-glass', 'Two rinses'], ['towels', 'Soft, white, done']],
  'floor-care': [['corridor', 'Dust first'], ['mop-floor', 'Mop with neutral cleaner'], ['tiles', 'Bring up the gloss'], ['office', 'Ready for Monday']],
} as const;
const STAMP = '2026-02-20T09:00:00.000Z';

function save(id: string, fileName: string, contentType: string, bytes: Buffer, title: string, image?: { width: number; height: number }): void {
  mkdirSync(join(ASSETS, 'files', id), { recursive: true });
  writeFileSync(join(ASSETS, 'files', id, fileName), bytes);
  const file = { url: `//images.cleanpro.example/cleanpro/${id}/${fileName}`, fileName, contentType, details: { size: bytes.length, ...(image && { image }) } };
  const sys = { id, type: 'Asset', createdAt: STAMP, updatedAt: STAMP, publishedAt: STAMP, firstPublishedAt: STAMP, publishedVersion: 1, publishedCounter: 1, version: 2 };
  writeFileSync(join(ASSETS, `${id}.json`), `${JSON.stringify({ sys, metadata: { tags: [] }, fields: { title: { 'en-US': title }, description: { 'en-US': title }, file: { 'en-US': file } } }, null, 2)}\n`);
}

for (const [name, shots] of Object.entries(FILMS)) {
  const folder = join(import.meta.dirname, 'tmp', name);
  mkdirSync(folder, { recursive: true });
  const inputs: string[] = [];
  for (const [index, [place, words]] of shots.entries()) {
    const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect x="60" y="560" width="900" height="100" rx="50" fill="#06142b" fill-opacity=".72"/>${text(words, 110, 628, 52, '#ffffff')}</svg>`;
    const picture = join(folder, `${index}.png`);
    await sharp(Buffer.from(scene(place, 1280, 720))).composite([{ input: Buffer.from(overlay) }]).png().toFile(picture);
    inputs.push('-loop', '1', '-t', '4', '-i', picture);
    if (index === 0) save(`poster-${name}`, `${name}.jpg`, 'image/jpeg', await sharp(Buffer.from(scene(place, 1280, 720))).jpeg({ quality: 84, mozjpeg: true }).toBuffer(), `Poster of the film ${name.replace('-', ' ')}`, { width: 1280, height: 720 });
  }
  const moves = shots.map((_, index) => `[${index}:v]zoompan=z='1+0.0008*on':d=1:s=1280x720:fps=25,trim=duration=4,setpts=PTS-STARTPTS[v${index}]`).join(';');
  const fades = `[v0][v1]xfade=transition=fade:duration=0.6:offset=3.4[a];[a][v2]xfade=transition=fade:duration=0.6:offset=6.8[b];[b][v3]xfade=transition=fade:duration=0.6:offset=10.2,format=yuv420p[out]`;
  const output = join(folder, `${name}.mp4`);
  const made = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...inputs, '-filter_complex', `${moves};${fades}`, '-map', '[out]', '-c:v', 'libx264', '-crf', '27', '-preset', 'slow', '-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', output], { stdio: 'inherit' });
  if (made.status !== 0) throw new Error(`ffmpeg could not make ${name}`);
  save(`video-${name}-file`, `${name}.mp4`, 'video/mp4', readFileSync(output), `Film: ${name.replace('-', ' ')}`);
}
rmSync(join(import.meta.dirname, 'tmp'), { recursive: true, force: true });
