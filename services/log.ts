/** Writes one line of JSON. Never pass personal data, tokens or visitors' input. */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  details: Record<string, string | number | boolean | undefined> = {},
): void {
  const line = JSON.stringify({ level, event, at: new Date().toISOString(), ...details });
  if (level === 'info') console.log(line);
  else console.error(line);
}
