import { readFileSync } from 'node:fs';
import { ICONS } from './Icon';

test('the sprite has exactly the listed icons, in order', () => {
  const sprite = readFileSync('components/ui/Icon/icons.svg', 'utf8');
  const outlines = [...sprite.matchAll(/<g id="([^"]+)"(?: transform="translate\(0 (\d+)\)")?><path/g)];
  expect(outlines.map(([, name, y = '0']) => [name, Number(y)])).toEqual(
    ICONS.map((name, index) => [name, 24 * index]),
  );
  expect(sprite).toContain(`width="48" height="${24 * ICONS.length}"`);
});
