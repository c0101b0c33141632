/** A problem of the content, and how to fix it. */
export interface Problem {
  /** Id of the entry or asset. */
  id: string;
  field?: string;
  what: string;
  todo: string;
}

/** A problem of one field of an entry. */
export const problemAt = (id: string, field: string, what: string, todo: string): Problem => ({
  id,
  field,
  what,
  todo,
});
