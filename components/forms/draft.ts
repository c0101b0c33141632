/**
 * Draft of a form, stored in `history.state`. A reload or the back button restores what the visitor typed, on that page
 * only. Passwords are never part of a draft.
 */
type Draft = Readonly<Record<string, string>>;

/** Maximum number of writes per window. Well below the strictest browser limit: 100 history changes in 30 seconds. */
const MAX_WRITES = 50;
const WINDOW_MS = 30_000;
const SAVE_DELAY_MS = 250;

const getKey = (form: string): string => `draft-${form}`;

function getState(): object {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

export function readDraft(form: string): Record<string, string> {
  const draft: unknown = Object.entries(getState()).find(([key]) => key === getKey(form))?.[1];
  if (typeof draft !== 'object' || draft === null) return {};
  return Object.fromEntries(
    Object.entries(draft).flatMap(([code, value]) => (typeof value === 'string' ? [[code, value]] : [])),
  );
}

const writeDraft = (form: string, draft: Draft): void =>
  history.replaceState({ ...getState(), [getKey(form)]: draft }, '');

/** Whether a field's value differs from its initial value in the HTML. */
export function hasChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return initial?.selected === false;
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  return field.type === 'checkbox' || field.type === 'radio'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/** Whether the visitor changed any field except passwords, for example before the form's script started. */
export const hasChanges = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => field.getAttribute('type') !== 'password' && hasChanged(field));

export interface DraftWriter {
  /** Saves the result of `getDraft` immediately. After too many writes, saves it when the visitor pauses typing. */
  save: (getDraft: () => Draft) => void;
  cancel: () => void;
  clear: () => void;
}

/**
 * Saves a form's draft while the visitor types. Saving on page exit would be too late, because browsers then drop
 * history changes.
 */
export function createDraftWriter(form: string): DraftWriter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writes: number[] = [];
  const cancel = (): void => clearTimeout(timer);
  return {
    save(getDraft) {
      cancel();
      const now = Date.now();
      writes = writes.filter((time) => time > now - WINDOW_MS);
      if (writes.length < MAX_WRITES) {
        writes.push(now);
        writeDraft(form, getDraft());
      } else {
        timer = setTimeout(() => writeDraft(form, getDraft()), SAVE_DELAY_MS);
      }
    },
    cancel,
    clear() {
      cancel();
      writeDraft(form, {});
    },
  };
}
