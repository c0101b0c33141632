/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { ICONS } from './Icon';

test('has exactly the icons of the list, in its order', () => {
  const sprite = readFileSync('components/ui/Icon/icons.svg', 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><path/g)].map(
    (match) => match[1],
  );
  expect(symbols).toEqual([...ICONS]);
});
