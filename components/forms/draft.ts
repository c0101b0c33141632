/**
 * Drafts of forms, in `history.state`: a reload or the back button restores what the visitor typed, on that page only.
 * Passwords are never part of a draft.
 */
type Draft = Readonly<Record<string, string>>;

/** Browsers limit how often a page may change its history, the strictest to 100 times in 30 seconds. */
const MAX_WRITES = 50;
const WINDOW_MS = 30_000;
const SAVE_DELAY_MS = 250;

const getKey = (form: string): string => `draft-${form}`;

function getState(): object {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** The draft of a form, empty when there is none. */
export function readDraft(form: string): Record<string, string> {
  const draft: unknown = Object.entries(getState()).find(([key]) => key === getKey(form))?.[1];
  if (typeof draft !== 'object' || draft === null) return {};
  return Object.fromEntries(
    Object.entries(draft).flatMap(([code, value]) => (typeof value === 'string' ? [[code, value]] : [])),
  );
}

const writeDraft = (form: string, draft: Draft): void =>
  history.replaceState({ ...getState(), [getKey(form)]: draft }, '');

/** Whether a field holds what the visitor typed, chose or ticked, and not what the page came with. */
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

/** Whether a form has a change to save: its script may start later than its visitor. Passwords are not saved. */
export const hasChanges = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => field.getAttribute('type') !== 'password' && hasChanged(field));

export interface DraftWriter {
  /** Saves what `getDraft` returns: at once, or in a pause of the typing when the page has saved often. */
  save: (getDraft: () => Draft) => void;
  cancel: () => void;
  /** Removes the draft, once the form is accepted. */
  clear: () => void;
}

/** Saves a form's draft while the visitor types: on leaving a page, browsers no longer save it. */
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
