/**
 * Fields of type JSON in graphql/schema.graphql. Their documents may be nested to any depth and contain neither
 * entities nor text of the page, so code that walks a response must not descend into them.
 */
export const JSON_FIELDS: ReadonlySet<string> = new Set([
  'composition',
  'efficacyClaims',
  'formDropdownData',
  'ingredients',
  'json',
  'stepTime',
]);
