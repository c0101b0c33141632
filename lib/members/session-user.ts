/** The signed-in member, as /api/session returns it. */
export interface SessionUser {
  id: string;
  email: string;
  /** What the member has told already, by the names of the fields of forms. */
  details: Readonly<Record<string, string>>;
}
