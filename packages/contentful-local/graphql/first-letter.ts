/** Returns the text with an uppercase first letter. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the text with a lowercase first letter. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
