/** The signed-in member, as /api/session returns it. */
export interface SessionUser {
  id: string;
  email: string;
}
