import type { SaveState } from './draft.ts';

/** What bars say of an open entry or asset. */
export const SAVE_STATES: Readonly<Record<SaveState, string>> = {
  saved: 'Saved',
  unsaved: 'Unsaved changes',
  saving: 'Saving…',
  failed: 'Not saved',
  conflict: 'Changed by somebody else',
};
