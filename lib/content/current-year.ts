/** The year in the footer of every page. */
export const currentYear = (): number => new Date().getUTCFullYear();
