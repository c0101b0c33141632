import {
  linkedId,
  linkedTypes,
  type Content,
  type ContentType,
  type Field,
  type Values,
} from '../management/content.ts';
import { isPageType } from '../pages/paths.ts';
import {
  firstValue,
  isFilled,
  isUsual,
  mostFrequent,
  sharedValue,
  type Naming,
  type Sample,
} from './common-values.ts';
import { addressField, parentField, type Types } from './page-types.ts';

/** Levels of nested blocks to create: those of the page and those inside them. Required fields get one more level. */
const DEPTH = 2;
const MAX_DEPTH = 3;
/** Maximum number of blocks of one type in a list. Editors add more as needed. */
const MAX_ALIKE = 3;
/** Number of entries per type that are checked for references from more than one entry. */
const MAX_CHECKED = 4;
const MAX_SAMPLES = 50;

/** Entry to create. */
export interface Block {
  type: ContentType;
  values: Values;
  parts: Part[];
}

/** Field with the entries to create for it. */
export interface Part {
  field: Field;
  blocks: Block[];
}

export interface Skeleton extends Block {
  /** Fields that link to entries shared with other pages. The editor fills in these fields. */
  choices: Field[];
}

const linksIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((item) => linkedId(item) ?? []);

/** Derives the entries that a new page starts with from published pages of its type. */
export class SkeletonMaker {
  readonly #content: Content;
  readonly #types: Types;
  readonly #naming: Naming;
  readonly #owned = new Map<string, Promise<boolean>>();

  constructor(content: Content, types: Types, naming: Naming) {
    this.#content = content;
    this.#types = types;
    this.#naming = naming;
  }

  /** Whether pages have their own entries of this type instead of sharing them. */
  #isOwned(type: ContentType, ids: readonly string[]): Promise<boolean> {
    const earlier = this.#owned.get(type.sys.id);
    if (earlier) return earlier;
    const result = this.#checkOwnership(type, ids);
    this.#owned.set(type.sys.id, result);
    return result;
  }

  async #checkOwnership(type: ContentType, ids: readonly string[]): Promise<boolean> {
    if (isPageType(type)) return false;
    const uses = await Promise.all(
      ids.slice(0, MAX_CHECKED).map((id) => this.#content.entries({ links_to_entry: id, limit: '2' })),
    );
    const single = uses.filter(({ total }) => total === 1).length;
    return single * 2 > uses.length;
  }

  /** Returns the blocks to create for a field: the most frequent combination of types, without shared entries. */
  async #blocks(samples: readonly Sample[], field: Field, depth: number): Promise<Block[]> {
    const lists = samples.map(({ values, title }) => ({ ids: linksIn(values[field.id]), title }));
    const entries = await this.#content.byIds(lists.flatMap(({ ids }) => ids));
    const typeOf = (id: string): string => entries.get(id)?.sys.contentType.sys.id ?? '';
    const usual = mostFrequent(lists.map(({ ids }) => ids.map(typeOf)).filter((types) => types.length > 0));
    const blocks: Block[] = [];
    for (const id of usual?.value ?? []) {
      const type = this.#types.get(id);
      if (!type || blocks.filter((block) => block.type === type).length >= MAX_ALIKE) continue;
      const alike = lists.flatMap(({ ids, title }) =>
        ids.filter((one) => typeOf(one) === id).map((one) => ({ id: one, title })),
      );
      if (
        !(await this.#isOwned(
          type,
          alike.map((one) => one.id),
        ))
      )
        continue;
      const below = alike.slice(0, MAX_SAMPLES).map((one): Sample => {
        const entry = entries.get(one.id);
        return { values: entry ? this.#content.values(entry) : {}, title: one.title };
      });
      blocks.push(await this.make(type, below, depth));
    }
    return blocks;
  }

  /** Builds the starting values of a new entry from existing ones of its type. */
  async make(type: ContentType, samples: readonly Sample[], depth = 0): Promise<Skeleton> {
    const skeleton: Skeleton = { type, values: {}, parts: [], choices: [] };
    const apart = new Set([addressField(this.#types, type)?.id, parentField(this.#types, type)?.id, 'slug']);
    for (const field of type.fields.filter(({ id }) => !apart.has(id))) {
      if (linkedTypes(field) === undefined) {
        // Links to assets are left empty, because no two pages share an image.
        const value = field.type === 'Link' ? undefined : firstValue(samples, field, this.#naming);
        if (isFilled(value)) skeleton.values[field.id] = value;
        continue;
      }
      if (!isUsual(samples, field) || depth >= (field.required ? MAX_DEPTH : DEPTH)) continue;
      const shared = sharedValue(samples, field);
      const blocks = shared === undefined ? await this.#blocks(samples, field, depth + 1) : [];
      if (shared !== undefined) skeleton.values[field.id] = shared;
      else if (blocks.length > 0) skeleton.parts.push({ field, blocks });
      else skeleton.choices.push(field);
    }
    return skeleton;
  }
}
