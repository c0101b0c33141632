import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeJson } from '../durable-json.ts';
import { copyFolder } from './copy-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copy-folder-'));
  mkdirSync(join(folder, 'from', 'entries'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const from = (...path: string[]): string => join(folder, 'from', ...path);
const copied = (name: string): number => Number(readFileSync(join(folder, 'to', 'entries', name), 'utf8'));

test('copies a consistent snapshot while files are changed, added and removed', async () => {
  for (let index = 0; index < 300; index += 1) writeFileSync(from('entries', `m-${index}.json`), '{}');
  let number = 0;
  // Rewrites the first file of the listing and then the last one, so the last is never newer than the first.
  const write = (): void => {
    number += 1;
    writeJson(from('entries', 'a.json'), number);
    writeJson(from('entries', 'z.json'), number);
    writeJson(from('entries', `passing-${number % 3}.json`), number);
    rmSync(from('entries', `passing-${(number + 1) % 3}.json`), { force: true });
  };
  write();
  const state = { isOver: false };
  const writing = (async () => {
    while (!state.isOver) {
      write();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  await copyFolder(from(), join(folder, 'to'), ['entries']).finally(() => {
    state.isOver = true;
  });
  const end = number;
  await writing;
  expect(end).toBeGreaterThan(2);
  expect([0, 1]).toContain(copied('a.json') - copied('z.json'));
  const passing = readdirSync(join(folder, 'to', 'entries')).filter((name) => name.startsWith('passing'));
  expect(passing.length).toBeGreaterThanOrEqual(1);
  expect(passing.length).toBeLessThanOrEqual(3);
});

test('copies only the listed folders, and leaves out temporary files', async () => {
  writeFileSync(from('entries', 'a.json.12.tmp'), '');
  writeFileSync(from('entries', 'a.json'), '{}');
  writeFileSync(from('notes.txt'), '');
  await copyFolder(from(), join(folder, 'to'), ['entries', 'missing']);
  expect(readdirSync(join(folder, 'to'), { recursive: true })).toEqual(['entries', 'entries/a.json']);
});
