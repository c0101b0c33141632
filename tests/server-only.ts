/** Replaces the `server-only` package, which would throw because tests are not a server bundle. */
export default undefined;
