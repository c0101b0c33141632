/**
 * A nickname: 1 to 25 letters and numbers of any script, with the marks that its letters need. Hangul fillers are letters
 * to Unicode, and invisible: no character may be.
 */
export const NICKNAME = /^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N}][\p{L}\p{N}\p{M}]{0,24}$/u;
