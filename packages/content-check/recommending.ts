import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { linkedEntries, listOf, textOf } from './values.ts';

/** Returns the rules that recommend a product. All other rules name companions of a product. */
export const recommendingRules = (view: View): Entry[] =>
  view.entriesOf('recommenderProducts').filter((rule) => textOf(rule, 'role') === 'recommended');

/** Returns the tasks of a rule: answers with a preparation, unlike those that only limit where the rule applies. */
export const tasksOf = (view: View, rule: Entry): Entry[] =>
  linkedEntries(view, rule, 'answers').filter((answer) => listOf(answer, 'preparation').length > 0);
