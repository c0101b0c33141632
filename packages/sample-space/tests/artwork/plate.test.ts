import { linearColor, paint, printBox, sample, type Plate, type Raster } from '../../artwork/plate.ts';

const SIZE = 4;
const PIXELS = SIZE * SIZE;

/** Creates a flat, fully lit container of 4 × 4 pixels. Its print area is the middle 2 × 2. */
function flatPlate(): Plate {
  const print = new Uint16Array(PIXELS * 3);
  const mask = new Uint8Array(PIXELS * 4);
  for (let pixel = 0; pixel < PIXELS; pixel += 1) {
    const [x, y] = [pixel % SIZE, Math.floor(pixel / SIZE)];
    const inside = x > 0 && x < 3 && y > 0 && y < 3;
    mask.set([inside ? 0 : 255, 0, 0, 255], pixel * 4);
    // The horizontal coordinate grows to the right. The vertical one grows upward, but rows are stored from the top.
    if (inside) print.set([x === 1 ? 16384 : 49151, y === 1 ? 49151 : 16384, 65535], pixel * 3);
  }
  return {
    size: SIZE,
    ratio: 1,
    front: 1,
    light: new Float32Array(PIXELS).fill(0.5),
    gloss: new Float32Array(PIXELS),
    mask,
    print,
    shadow: new Uint8Array(PIXELS),
  };
}

/** Red and green above blue and white. */
const QUARTERS: Raster = {
  width: 2,
  height: 2,
  data: Uint8Array.from([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]),
};
const colors = { body: '#000000', cap: '#ff00ff', trim: '#ff00ff' };
const at = (picture: Raster, x: number, y: number): number[] => [
  ...picture.data.subarray((y * picture.width + x) * 4, (y * picture.width + x) * 4 + 4),
];

test("the label follows the plate's coordinates", () => {
  const shot = paint(flatPlate(), { ...colors, artwork: QUARTERS });
  expect([at(shot, 1, 1), at(shot, 2, 1), at(shot, 1, 2), at(shot, 2, 2)]).toEqual([
    [188, 0, 0, 255],
    [0, 188, 0, 255],
    [0, 0, 188, 255],
    [188, 188, 188, 255],
  ]);
  expect(at(shot, 0, 0)).toEqual([0, 0, 0, 255]);
});

test('mirrored coordinates mirror the label', () => {
  const plate = flatPlate();
  for (let pixel = 0; pixel < PIXELS; pixel += 1)
    if (plate.print[pixel * 3 + 2]) plate.print[pixel * 3] = 65535 - (plate.print[pixel * 3] ?? 0);
  const shot = paint(plate, { ...colors, artwork: QUARTERS });
  expect([at(shot, 1, 1), at(shot, 2, 1)]).toEqual([
    [0, 188, 0, 255],
    [188, 0, 0, 255],
  ]);
});

test('interpolates artwork in linear light', () => {
  expect(sample(QUARTERS, 0.5, 0.75)).toEqual([0.5, 0.5, 0, 1]);
});

test('the body is visible through transparent artwork', () => {
  const clear: Raster = { width: 1, height: 1, data: Uint8Array.from([255, 255, 255, 0]) };
  const shot = paint(flatPlate(), { ...colors, body: '#ff0000', artwork: clear });
  expect(at(shot, 1, 1)).toEqual(at(shot, 0, 0));
  expect(at(shot, 0, 0)[0]).toBeGreaterThan(150);
});

test('highlights cover every color, and the shadow appears only beside the container', () => {
  const plate = flatPlate();
  plate.gloss.fill(0.2);
  plate.shadow.fill(255);
  plate.mask.set([0, 0, 0, 0], 8 * 4);
  plate.mask.set([0, 0, 0, 0], 5 * 4);
  plate.print.set([0, 0, 0], 5 * 3);
  const shot = paint(plate, { ...colors, artwork: QUARTERS });
  expect(at(shot, 0, 0)[0]).toBeGreaterThan(100);
  expect(at(shot, 1, 1).slice(0, 3)).toEqual([6, 20, 43]);
  expect(at(shot, 1, 1)[3]).toBeGreaterThan(100);
  // At the edge of the image, the shadow has faded out.
  expect(at(shot, 0, 2)).toEqual([0, 0, 0, 0]);
});

test('measures the print area in pixels, and converts colors to linear light', () => {
  expect(printBox(flatPlate())).toEqual({ width: 2, height: 2 });
  expect(linearColor('#ffffff')).toEqual([1, 1, 1]);
  expect(linearColor('#808080')[0]).toBeCloseTo(0.2159, 3);
});
