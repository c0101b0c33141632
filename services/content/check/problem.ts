/** A problem of the content, and how to fix it. */
export interface Problem {
  /** Id of the entry or asset. */
  id: string;
  field?: string;
  what: string;
  todo: string;
}
