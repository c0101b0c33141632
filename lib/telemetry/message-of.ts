/** What an error says, for a log. Thrown things that are no errors say nothing that is safe to keep. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
