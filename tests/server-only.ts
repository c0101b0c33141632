/** Stands in for the package that keeps modules out of client bundles; in tests there is no client. */
export default undefined;
