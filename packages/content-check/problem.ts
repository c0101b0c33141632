/** A problem of the content, and how to fix it. */
export interface Problem {
  /** Id of the entry or asset. */
  id: string;
  field?: string;
  what: string;
  todo: string;
  /** The safety rule that is broken, as docs/product.md names it; undefined for any other problem. */
  rule?: string;
}

/** Checks of safety rules, by the names that docs/product.md has for them. */
export type SafetyChecks<Checked> = Readonly<Record<string, (checked: Checked) => Problem[]>>;

/** The problems that checks of safety rules find, with the names of the rules. */
export const brokenRules = <Checked>(checks: SafetyChecks<Checked>, checked: Checked): Problem[] =>
  Object.entries(checks).flatMap(([rule, check]) => check(checked).map((problem) => ({ ...problem, rule })));

/** A problem of one field of an entry. */
export const problemAt = (id: string, field: string, what: string, todo: string): Problem => ({
  id,
  field,
  what,
  todo,
});
