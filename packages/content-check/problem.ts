export interface Problem {
  id: string;
  field?: string;
  what: string;
  todo: string;
  /** Name of the broken safety rule, as in docs/product.md. Undefined for other problems. */
  rule?: string;
}

/** Checks of safety rules, by the rule's name in docs/product.md. */
export type SafetyChecks<Checked> = Readonly<Record<string, (checked: Checked) => Problem[]>>;

/** Runs checks of safety rules, and adds the rule's name to each problem. */
export const brokenRules = <Checked>(checks: SafetyChecks<Checked>, checked: Checked): Problem[] =>
  Object.entries(checks).flatMap(([rule, check]) => check(checked).map((problem) => ({ ...problem, rule })));

/** Creates a problem with one field of an entry. */
export const problemAt = (id: string, field: string, what: string, todo: string): Problem => ({
  id,
  field,
  what,
  todo,
});
