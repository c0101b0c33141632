/**
 * Shared by all drawings: lettering as outlines (so that no fonts are needed), seeded random numbers, colors,
 * gradients.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Glyphs = Record<string, Record<string, [number, string]>>;
const GLYPHS: Glyphs = JSON.parse(readFileSync(join(import.meta.dirname, 'glyphs.json'), 'utf8'));

/** Returns the width of a line of lettering, in the same unit as `size`. */
export function width(text: string, size: number, weight: 'bold' | 'medium' = 'bold'): number {
  return ([...text].reduce((sum, char) => sum + (GLYPHS[weight]?.[char]?.[0] ?? 500), 0) * size) / 1000;
}

/** Returns lettering as paths. `anchor` is the point of the line at x. Lettering wider than `max` is scaled down. */
export function text(
  words: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  options: { weight?: 'bold' | 'medium'; anchor?: 'start' | 'middle' | 'end'; max?: number } = {},
): string {
  const weight = options.weight ?? 'bold';
  const natural = width(words, size, weight);
  const used = options.max !== undefined && natural > options.max ? (size * options.max) / natural : size;
  const whole = width(words, used, weight);
  let at = x - (options.anchor === 'middle' ? whole / 2 : options.anchor === 'end' ? whole : 0);
  const scale = used / 1000;
  const paths = [...words].map((char) => {
    const [advance, path] = GLYPHS[weight]?.[char] ?? [500, ''];
    const drawn =
      path === ''
        ? ''
        : `<path transform="translate(${at.toFixed(1)} ${y}) scale(${scale.toFixed(5)})" d="${path}"/>`;
    at += advance * scale;
    return drawn;
  });
  return `<g fill="${fill}">${paths.join('')}</g>`;
}

/** Breaks words into lines that are at most `max` wide. */
export function lines(words: string, size: number, max: number): string[] {
  const result: string[] = [];
  for (const word of words.split(' ')) {
    const last = result.at(-1);
    if (last !== undefined && width(`${last} ${word}`, size) <= max)
      result[result.length - 1] = `${last} ${word}`;
    else result.push(word);
  }
  return result;
}

/** Returns a seeded generator of random numbers from 0 to 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

/** Mixes two colors. `share` is the share of the second color, from 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const parts = (hex: string): number[] =>
    [1, 3, 5].map((index) => parseInt(hex.slice(index, index + 2), 16));
  const [a, b] = [parts(from), parts(to)];
  return `#${a
    .map((value, index) =>
      Math.round(value + ((b[index] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
export const light = (hex: string, share: number): string => mix(hex, '#ffffff', share);
export const dark = (hex: string, share: number): string => mix(hex, '#06142b', share);

export function linear(id: string, stops: [number, string, number?][], vertical = true): string {
  const all = stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${vertical ? 0 : 1}" y2="${vertical ? 1 : 0}">${all}</linearGradient>`;
}
export function radial(id: string, stops: [number, string, number?][], cx = 0.35, cy = 0.3, r = 0.8): string {
  const all = stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${all}</radialGradient>`;
}
