/** Structured lines on the services' log. Never personal data, tokens or what visitors typed. */
export function log(
  level: 'info' | 'warn' | 'error',
  event: string,
  details: Record<string, string | number | boolean | undefined> = {},
): void {
  const line = JSON.stringify({ level, event, at: new Date().toISOString(), ...details });
  if (level === 'info') console.log(line);
  else console.error(line);
}
