/**
 * The fields of graphql/schema.graphql whose type is JSON: an editor's document, which may be nested without a limit. Nothing in
 * it is an entity or a text of a page by itself, so readers of responses do not descend into it.
 */
export const JSON_FIELDS: ReadonlySet<string> = new Set([
  'composition',
  'efficacyClaims',
  'formDropdownData',
  'ingredients',
  'json',
  'stepTime',
]);
