/** How a script asks the browser to compile all of its functions: docs/decisions/0016-compile-hints.md. */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Below it there is less to compile than the hint costs. */
const MIN_BYTES = 10_000;

/** A script of the build with the hint, once, or as it is when it is small. */
export function withCompileHint(script: Buffer): Buffer {
  if (script.byteLength < MIN_BYTES || script.subarray(0, HINT.length).equals(Buffer.from(HINT)))
    return script;
  return Buffer.concat([Buffer.from(HINT), script]);
}
