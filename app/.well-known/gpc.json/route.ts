/** Says that this site honors Global Privacy Control. */
export function GET(): Response {
  return Response.json(
    { gpc: true, lastUpdate: '2026-11-21' },
    { headers: { 'cache-control': 'public, max-age=86400' } },
  );
}
