import { StatusPill } from '../entries/cells.tsx';
import type { statusOf } from '../entries/status.ts';
import type { SaveState } from './draft.ts';

const SAVE_STATES: Readonly<Record<SaveState, string>> = {
  saved: 'Saved',
  unsaved: 'Unsaved changes',
  saving: 'Saving…',
  failed: 'Not saved',
  conflict: 'Changed by someone else',
};

interface Props {
  status: ReturnType<typeof statusOf>;
  draft: { state: SaveState; problem: string };
  message: string;
}

/** Status line of an open entry or asset: publishing status, save state and the last message. */
export const SaveStatus = ({ status, draft: { state, problem }, message }: Props) => (
  <p role="status">
    <StatusPill status={status} /> {SAVE_STATES[state]}
    {state === 'failed' && `: ${problem}`}
    {message && ` · ${message}`}
  </p>
);
