/** Returns the current year in UTC, which the footer of every page displays. */
export const currentYear = (): number => new Date().getUTCFullYear();
