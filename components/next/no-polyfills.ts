/**
 * Replaces Next's polyfills, which are for browsers older than those of "browserslist" in package.json. Assumes the
 * path by which Next's client imports them (next.config.ts). If the path changes, browsers load the polyfills again,
 * and pages work as before.
 */
export default null;
