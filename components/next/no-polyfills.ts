/**
 * Stands in for Next's polyfills, which are for browsers older than those in package.json, "browserslist". Assumes by which path
 * Next's client imports them (next.config.ts); under another one they are sent, and pages are as before.
 */
export default null;
