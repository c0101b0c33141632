/** Asks the browser to compile all functions of a script ahead of time (docs/decisions/0016-compile-hints.md). */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Minimum size of a script. For smaller scripts, the hint costs more than it saves. */
const MIN_BYTES = 10_000;

/** Prepends the hint to a script. Returns the script as it is if it is small or already has the hint. */
export function withCompileHint(script: Buffer): Buffer {
  if (script.byteLength < MIN_BYTES || script.subarray(0, HINT.length).equals(Buffer.from(HINT)))
    return script;
  return Buffer.concat([Buffer.from(HINT), script]);
}
