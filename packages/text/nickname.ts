/**
 * Matches a nickname: 1 to 25 letters and digits of any script, including combining marks. Rejects invisible
 * characters, such as Hangul fillers, which Unicode classifies as letters.
 */
export const NICKNAME = /^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N}][\p{L}\p{N}\p{M}]{0,24}$/u;
