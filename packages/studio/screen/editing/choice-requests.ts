import { z } from 'zod';
import type { entity } from '../api/schemas.ts';
import type { EntityKind } from './entity-changes.ts';

export type Chosen = z.infer<typeof entity>;

const options = z.object({
  contentTypes: z.array(z.string()).default([]),
  mimetypeGroups: z.array(z.string()).default([]),
  max: z.number().optional(),
});

export interface ChoiceRequest {
  kind: EntityKind;
  isMultiple: boolean;
  /** Ids of the allowed content types; empty allows all. */
  contentTypes: string[];
  mimetypeGroups: string[];
  max: number;
  /** Called with the chosen entities; an empty list means that the dialog was canceled. */
  onChosen: (chosen: Chosen[]) => void;
}

/** Connects field editors with the dialog in which editors choose entries or assets. */
export class ChoiceRequests {
  #show: ((choice: ChoiceRequest) => void) | undefined;

  /** Sets the function that opens the dialog for a choice. @returns the function that unregisters it */
  onRequest(show: (choice: ChoiceRequest) => void): () => void {
    this.#show = show;
    return () => {
      this.#show = undefined;
    };
  }

  choose(kind: EntityKind, isMultiple: boolean, requested: unknown): Promise<Chosen[]> {
    const {
      contentTypes = [],
      mimetypeGroups = [],
      max = Infinity,
    } = options.safeParse(requested).data ?? {};
    return new Promise((resolve) => {
      if (this.#show) this.#show({ kind, isMultiple, contentTypes, mimetypeGroups, max, onChosen: resolve });
      else resolve([]);
    });
  }
}
