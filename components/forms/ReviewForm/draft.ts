import { reviewValues, type ReviewValues } from '@/lib/reviews/review-form';

const keyOf = (product: string): string => `review-draft:${product}`;

/** What was typed about a product in this tab, if anything. */
export function readDraft(product: string): ReviewValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(product)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const fields = new Map<string, unknown>(Object.entries(kept));
    return reviewValues((name) => fields.get(name));
  } catch {
    return null;
  }
}

/** Keeps what was typed until the tab is closed or the review is submitted. */
export function saveDraft(product: string, values: ReviewValues): void {
  try {
    sessionStorage.setItem(keyOf(product), JSON.stringify(values));
  } catch {
    // Storage is full or forbidden: the form works without it.
  }
}

export function dropDraft(product: string): void {
  try {
    sessionStorage.removeItem(keyOf(product));
  } catch {
    // As above.
  }
}
