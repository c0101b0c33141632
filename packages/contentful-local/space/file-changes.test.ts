import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileChanges } from './file-changes.ts';

let folder: string;
const failures: unknown[] = [];
let changes: FileChanges;
const path = (name: string): string => join(folder, 'assets', name);
const json = (name: string): unknown => JSON.parse(readFileSync(path(name), 'utf8'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changes-'));
  failures.length = 0;
  changes = new FileChanges(folder, (error) => failures.push(error));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('writes only the newest of several changes to a file, for any number of files', async () => {
  for (let number = 0; number < 300; number += 1) {
    changes.write(path(`${number}.json`), 'old');
    changes.write(path(`${number}.json`), number);
    if (number % 3 === 0) changes.remove(path(`${number}.json`));
  }
  await changes.saved();
  expect(readdirSync(path('')).length).toBe(200);
  expect(json('299.json')).toBe(299);
  expect(existsSync(path('0.json'))).toBe(false);
});

test('resolves a pending save even if its file is removed in the meantime', async () => {
  changes.write(path('a.json'), 1);
  const first = changes.saved();
  changes.remove(path('a.json'));
  changes.write(path('b.json'), 2);
  await first;
  expect(readdirSync(path(''))).toEqual(['b.json']);
});

test('saveNow writes all changes synchronously, even while a save is in progress', async () => {
  changes.write(path('a.json'), 1);
  const begun = changes.saved();
  await new Promise((resolve) => setImmediate(resolve));
  changes.write(path('a.json'), 2);
  changes.write(path('b.json'), 3);
  changes.saveNow();
  expect([json('a.json'), json('b.json')]).toEqual([2, 3]);
  await begun;
  changes.write(path('a.json'), 4);
  await changes.saved();
  expect(json('a.json')).toBe(4);
  expect(readdirSync(path(''))).toEqual(['a.json', 'b.json']);
});

test('rejects all pending saves when a write fails, and skips the remaining writes', async () => {
  changes.write(path('a.json'), 'before');
  await changes.saved();
  writeFileSync(join(folder, 'entries'), 'no folder');
  changes.write(join(folder, 'entries', 'note', 'b.json'), 1);
  changes.remove(path('a.json'));
  const waiting = [changes.saved(), changes.saved()];
  await expect(Promise.all(waiting)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(failures).toHaveLength(1);
  expect(readdirSync(path(''))).toEqual(['a.json']);
  changes.write(path('a.json'), 'after');
  await changes.saved();
  expect(json('a.json')).toBe('after');
});

test('removes temporary files left by a killed process', async () => {
  mkdirSync(path(''), { recursive: true });
  writeFileSync(path('a.json.1234.tmp'), '{"sys": {');
  changes.write(path('b.json'), 1);
  await changes.saved();
  expect(readdirSync(path(''))).toEqual(['b.json']);
});
