declare module '@contentful/f36-tokens/dist/index.js' {
  const tokens: Record<string, string | number>;
  export default tokens;
}
declare module '*/f36-utils/dist/esm/index.js' {
  export * from '@contentful/f36-utils';
}
