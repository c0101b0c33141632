import { createHash } from 'node:crypto';

/** Inline script of `GoogleTagManager` (@next/third-parties). A test compares it with what the component renders. */
const START_SCRIPT = `
      (function(w,l){
        w[l]=w[l]||[];
        w[l].push({'gtm.start': new Date().getTime(),event:'gtm.js'});
        
      })(window,'dataLayer');`;

/** Returns the `Content-Security-Policy` source of an inline script: its SHA-256 hash. */
export const inlineScriptSource = (script: string | Buffer): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Source that allows only the tag manager's inline start script, which is the same for every container id. */
export const TAG_MANAGER_START = inlineScriptSource(START_SCRIPT);
