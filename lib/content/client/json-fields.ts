/**
 * Fields of type JSON in graphql/schema.graphql. They hold documents of any depth that contain no entities or page
 * texts, so code that walks a response must not descend into them.
 */
export const JSON_FIELDS: ReadonlySet<string> = new Set([
  'composition',
  'efficacyClaims',
  'formDropdownData',
  'ingredients',
  'json',
  'stepTime',
]);
