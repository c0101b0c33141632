/** Entries and assets chosen for a field: between the field editors, which wait for a choice, and the dialog. */
import { z } from 'zod';
import type { entity } from '../api/schemas.ts';
import type { EntityKind } from './entity-changes.ts';

export type Chosen = z.infer<typeof entity>;

const options = z.object({
  contentTypes: z.array(z.string()).default([]),
  mimetypeGroups: z.array(z.string()).default([]),
  max: z.number().optional(),
});

export interface Choice {
  kind: EntityKind;
  isMultiple: boolean;
  /** Ids of content types; none means that all are allowed. */
  contentTypes: string[];
  mimetypeGroups: string[];
  max: number;
  /** None chosen means that the dialog was cancelled. */
  answer: (chosen: Chosen[]) => void;
}

export class Choosing {
  #show: ((choice: Choice) => void) | undefined;

  /** The dialog listens here. */
  onChoice(show: (choice: Choice) => void): () => void {
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
      if (this.#show) this.#show({ kind, isMultiple, contentTypes, mimetypeGroups, max, answer: resolve });
      else resolve([]);
    });
  }
}
