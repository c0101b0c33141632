/** Images whose files are missing (docs/services.md, "Contentful delivery and preview"). */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { Spaces } from '../../spaces.ts';
import { createImagesApp } from '../../images/routes.ts';
import { FIXTURE, NAMES } from '../graphql/service.ts';

const folder = mkdtempSync(join(tmpdir(), 'absent-'));
const source = join(folder, 'content');
cpSync(FIXTURE, source, { recursive: true });
rmSync(join(source, 'assets', 'files'), { recursive: true });
const spaces = new Spaces({ ...NAMES, source, dataDir: folder });
const app = createImagesApp({
  spaces,
  mayReadDrafts: () => false,
  dataDir: folder,
  conversions: 1,
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const image = spaces.asset('fixture', 'logo')?.fields.file?.['en-US']?.details.image ?? {
  width: 0,
  height: 0,
};
const sizeAt = async (query: string): Promise<[number, number]> => {
  const response = await app.request(`/fixture/logo/0123456789/logo.png${query}`);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return [width, height];
};

test('serves a placeholder in the right size for a missing file, and logs the path once', async () => {
  const warnings = jest.spyOn(console, 'error').mockImplementation();
  expect(await sizeAt('')).toEqual([image.width, image.height]);
  expect(await sizeAt('?w=8')).toEqual([8, Math.max(1, Math.round((8 * image.height) / image.width))]);
  expect(await sizeAt('?w=8&h=5&fit=fill')).toEqual([8, 5]);
  expect(warnings.mock.calls.filter(([line]) => String(line).includes('AssetFileAbsent'))).toHaveLength(1);
  warnings.mockRestore();
});

test.each([
  '/fixture/nothing/0123456789/logo.png',
  '/fixture/logo/0123456789/other.png',
  '/other/logo/0/logo.png',
])('returns 404 for a path that matches no asset: %s', async (path) => {
  expect((await app.request(path)).status).toBe(404);
});
