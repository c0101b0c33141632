/** An error response of one of the content APIs, with Contentful's ids and messages. */
export abstract class ApiError<Status extends number, Id extends string> extends Error {
  readonly status: Status;
  readonly id: Id;
  readonly details: Record<string, unknown> | undefined;

  constructor(status: Status, id: Id, message: string, details?: Record<string, unknown>) {
    super(message);
    this.status = status;
    this.id = id;
    this.details = details;
  }
}
