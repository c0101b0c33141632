/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRecommender } from '../../../services/content/check/recommender.ts';
import { loadSpace } from '../../../services/content/space/load.ts';

const NAMES = { spaceId: 'cleanpro', environmentId: 'master' };
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recommender-'));
  for (const part of ['model', 'entries', 'space.json'])
    cpSync(join('content', part), join(folder, part), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = (type: string, id: string): string => join(folder, 'entries', type, `${id}.json`);

function change(type: string, id: string, what: (text: string) => string): void {
  const before = readFileSync(path(type, id), 'utf8');
  const after = what(before);
  expect(after).not.toBe(before);
  writeFileSync(path(type, id), after);
}

const found = () => checkRecommender(loadSpace(folder, NAMES));

test('the sample assistant has a path for each step and result, and no problem', () => {
  const { paths, problems } = found();
  expect(problems).toEqual([]);
  for (const address of [
    'recommender',
    'recommender/hotels/restrooms/soap-scum',
    'recommender/products/hotels/restrooms/soap-scum',
    'recommender/plan/hotels/restrooms/soap-scum',
    'recommender/how-it-works',
    'recommender/sitemap',
  ])
    expect(paths).toContain(address);
});

test('a task without a rule is a dead end', () => {
  rmSync(path('recommenderProducts', 'recommender-rule-strip-floor-floor-finish-remover'));
  expect(found().problems.map(({ id, what }) => `${id} ${what}`)).toContain(
    'recommender-answer-task-strip-floor leads to no product after janitorial, floors, strip-floor',
  );
});

test('an area to which no task applies is a dead end', () => {
  change('recommenderAnswer', 'recommender-answer-area-hand-hygiene', (text) =>
    text.replace('"code": {\n      "en-US": "hand-hygiene"', '"code": {\n      "en-US": "hands"'),
  );
  expect(found().paths).toContain('recommender/hotels/hands/hand-washing');
  for (const task of ['hand-washing', 'hand-sanitizing', 'hand-washing-guests'])
    change('recommenderAnswer', `recommender-answer-task-${task}`, (text) =>
      text.replaceAll('recommender-answer-area-hand-hygiene', 'recommender-answer-area-patient-rooms'),
    );
  expect(found().problems.map(({ id, what }) => `${id} ${what}`)).toContain(
    'recommender-answer-area-hand-hygiene leads to the question “What has to be done there?”, which has no answer after hotels, hands',
  );
});

test('a text page may not use a path of the assistant', () => {
  change('recommenderPage', 'recommender-page-how', (text) => text.replace('"how-it-works"', '"hotels"'));
  expect(found().problems.map(({ field, what }) => `${field} ${what}`)).toEqual([
    'slug has the path recommender/hotels, which the assistant uses itself',
  ]);
});
