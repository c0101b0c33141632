/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { ICONS } from './Icon';

test('the sprite holds exactly the icons that have a name', () => {
  const sprite = readFileSync('components/ui/Icon/icons.svg', 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><path/g)].map(
    (match) => match[1],
  );
  expect(drawn).toEqual([...ICONS]);
});
