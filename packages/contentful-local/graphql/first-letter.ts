/** Returns a text whose first letter is a capital. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a text whose first letter is small. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
