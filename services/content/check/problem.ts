/** Something wrong with the content, and what to do about it. */
export interface Problem {
  /** The entry or asset. */
  id: string;
  field?: string;
  what: string;
  todo: string;
}
