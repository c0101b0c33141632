/**
 * Background images for banners and cards. Every crop is cut from one render (`scenes/place.py`), whose left side is
 * plain enough for text.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Region } from 'sharp';

const MASTERS = join(import.meta.dirname, 'plates', 'places');

interface Place {
  alt: string;
  /** Center of the crops, as shares of the render's width and height. */
  focus: [number, number];
}

/** All places by the name used in their asset ids. */
export const PLACES: Record<string, Place> = {
  kitchen: {
    alt: 'Pans on a rail against a white tiled kitchen wall, pots on a steel counter',
    focus: [0.7, 0.55],
  },
  dishes: { alt: 'Stacked plates beside a basin full of suds', focus: [0.72, 0.6] },
  foam: { alt: 'Foam with large soap bubbles on blue', focus: [0.72, 0.6] },
  bubbles: { alt: 'Soap bubbles rising in light', focus: [0.7, 0.5] },
  'water-glass': { alt: 'Water drops on a glass pane', focus: [0.66, 0.5] },
  towels: { alt: 'A stack of folded towels', focus: [0.74, 0.55] },
  laundry: { alt: 'Washers with laundry in their drums, folded towels on top', focus: [0.72, 0.6] },
  'hotel-room': { alt: 'A made bed with white pillows beside a lamp', focus: [0.7, 0.6] },
  'hotel-lobby': {
    alt: 'A bright hotel lobby with blue armchairs and a reception desk',
    focus: [0.72, 0.65],
  },
  restroom: { alt: 'Sinks and round mirrors on a teal tiled wall', focus: [0.64, 0.6] },
  tiles: { alt: 'A wet tiled floor that reflects the windows', focus: [0.7, 0.6] },
  corridor: { alt: 'A long corridor with a floor that reflects the lights', focus: [0.6, 0.55] },
  hospital: { alt: 'A clinic corridor with handrails and a shiny floor', focus: [0.6, 0.55] },
  classroom: { alt: 'Rows of desks and blue chairs facing a board', focus: [0.66, 0.6] },
  office: { alt: 'A desk by tall windows overlooking high-rises', focus: [0.7, 0.6] },
  truck: { alt: 'Warehouse shelves with cartons on pallets', focus: [0.66, 0.5] },
  restaurant: { alt: 'A set table with glasses in evening light', focus: [0.7, 0.65] },
  chef: { alt: 'Pans over the flames of a gas range', focus: [0.68, 0.6] },
  plates: { alt: 'Clean plates and glasses on a steel shelf', focus: [0.72, 0.6] },
  'mop-floor': { alt: 'A flat mop and a yellow sign on a wet, shiny floor', focus: [0.76, 0.65] },
  carpet: { alt: 'A carpet with one clean stripe behind a nozzle', focus: [0.72, 0.55] },
  'air-freshness': { alt: 'Sheer curtains in an open window behind a green sofa', focus: [0.72, 0.6] },
  'paper-rolls': { alt: 'White paper rolls', focus: [0.68, 0.6] },
  leaf: { alt: 'Green leaves with drops of water', focus: [0.72, 0.5] },
  spray: { alt: 'A spray bottle and its fine mist', focus: [0.72, 0.55] },
  training: { alt: 'A meeting room with a long table and a lit screen', focus: [0.66, 0.55] },
  documents: { alt: 'A data sheet on a clipboard', focus: [0.72, 0.55] },
  hands: { alt: 'Water running from a faucet into a white sink', focus: [0.72, 0.6] },
};

/** Crops: size in pixels, and the share of the render's height that they show. */
export const CROPS = {
  desktop: { width: 1600, height: 700, share: 0.78 },
  tablet: { width: 1200, height: 700, share: 0.92 },
  smartphone: { width: 750, height: 900, share: 1 },
  card: { width: 800, height: 600, share: 0.9 },
} as const;

const masterOf = (name: string): string => join(MASTERS, `${name}.jpg`);

/** Whether a place with this name has been rendered. */
export const placeExists = (name: string): boolean => existsSync(masterOf(name));

/** Returns the region around the focus that has the crop's aspect ratio. */
export function regionOf(
  picture: { width: number; height: number },
  crop: { width: number; height: number; share: number },
  focus: [number, number],
): Region {
  const height = Math.min(picture.height * crop.share, (picture.width * crop.height) / crop.width);
  const width = (height * crop.width) / crop.height;
  const within = (at: number, size: number, whole: number): number =>
    Math.round(Math.max(0, Math.min(whole - size, at - size / 2)));
  return {
    left: within(picture.width * focus[0], width, picture.width),
    top: within(picture.height * focus[1], height, picture.height),
    width: Math.floor(width),
    height: Math.floor(height),
  };
}

/**
 * Returns a crop of a place, not yet encoded.
 * @throws Error if the place has not been rendered
 */
export async function placeCrop(
  name: string,
  crop: { width: number; height: number; share: number },
): Promise<ReturnType<typeof sharp>> {
  const place = PLACES[name];
  if (!place || !placeExists(name))
    throw new Error(
      `There is no place "${name}". Render it: npm run artwork -w @cleanpro/sample-space -- --render ${name}`,
    );
  const { width, height } = await sharp(masterOf(name)).metadata();
  return sharp(masterOf(name))
    .extract(regionOf({ width, height }, crop, place.focus))
    .resize(crop.width, crop.height, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.9, m1: 0.4, m2: 1.2 });
}
