/** Runs once when the server starts: a wrong environment stops it here, with a sentence, not at the first visitor. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { serverConfig } = await import('@/lib/config/server');
  serverConfig();
}
