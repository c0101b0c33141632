/** Returns the prefix of a person's .eml files, from the SHA-256 of the address. Erasure finds the files by it. */
export const mailPrefix = (personHash: string): string => `${personHash.slice(0, 24)}-`;
