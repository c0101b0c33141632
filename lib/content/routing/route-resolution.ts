export type RouteResolution =
  { kind: 'page' } | { kind: 'missing' } | { kind: 'redirect'; to: string; permanent: boolean };
