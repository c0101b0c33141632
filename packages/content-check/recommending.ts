/** Rules of the guided assistant that recommend a product, and their tasks. */
import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { linkedEntries, listOf, textOf } from './values.ts';

/** Returns the rules that recommend; the others name what goes with a product. */
export const recommendingRules = (view: View): Entry[] =>
  view.entriesOf('recommenderProducts').filter((rule) => textOf(rule, 'role') === 'recommended');

/** Returns the tasks of a rule: answers with a preparation, not those that only narrow where the rule holds. */
export const tasksOf = (view: View, rule: Entry): Entry[] =>
  linkedEntries(view, rule, 'answers').filter((answer) => listOf(answer, 'preparation').length > 0);
