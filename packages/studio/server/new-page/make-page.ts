import { StudioError } from '../error.ts';
import {
  linkTo,
  type Content,
  type ContentType,
  type Entry,
  type Field,
  type Values,
} from '../management/content.ts';
import { menuKind, linkValues } from './menus.ts';
import type { Block, Part } from './skeleton.ts';

export interface NewPage extends Block {
  /** Title of the page. The names of its entries start with it. */
  title: string;
}

interface Made {
  entry: Entry;
  name: string;
}

const isList = ({ type }: Field): boolean => type === 'Array';

/** Whether entries of a type have an internal name for editors: a required text field called `name`. */
const namesItself = (type: ContentType): boolean =>
  type.fields.some(({ id, required, type: kind }) => id === 'name' && required && kind === 'Symbol');

/** Creates all entries of a new page or none: if one cannot be created, the ones created before it are deleted. */
export class PageMaker {
  readonly #content: Content;
  readonly #made: Made[] = [];
  /** Changed menus, before and after the change. */
  readonly #changed: { before: Entry; after: Entry; field: string }[] = [];

  constructor(content: Content) {
    this.#content = content;
  }

  /**
   * Creates a page and its links in menus.
   * @returns the entry of the page
   * @throws StudioError when an entry cannot be created, with the names of drafts that could not be deleted again
   */
  async make(page: NewPage, link: { menus: readonly string[]; slug: string }): Promise<Entry> {
    try {
      const entry = await this.#block(page, page.title, page.title);
      for (const menu of link.menus) await this.#addTo(menu, page.title, link.slug);
      return entry;
    } catch (error) {
      const left = await this.#undo();
      const reason = error instanceof Error ? error.message : 'The content service had an error.';
      const rest =
        left.length === 0 ? 'Nothing was saved.' : `These drafts couldn’t be removed: ${left.join(', ')}.`;
      const status = error instanceof StudioError ? error.status : 502;
      const id = error instanceof StudioError ? error.id : 'BadGateway';
      throw new StudioError(status, id, `The page wasn’t created: ${reason} ${rest}`);
    }
  }

  async #create(type: ContentType, values: Values, name: string): Promise<Entry> {
    const entry = await this.#content.create(type.sys.id, values);
    this.#made.push({ entry, name });
    return entry;
  }

  async #block({ type, values, parts }: Block, name: string, title: string): Promise<Entry> {
    const links: Values = {};
    for (const part of parts) links[part.field.id] = await this.#part(part, title);
    const own = namesItself(type) ? { name } : {};
    return this.#create(type, { ...values, ...own, ...links }, name);
  }

  /**
   * Creates the entries that a field links to. They must exist before the entry that links to them.
   * @returns the links
   */
  async #part({ field, blocks }: Part, title: string): Promise<unknown> {
    const links: unknown[] = [];
    for (const [index, block] of blocks.entries()) {
      const alike = blocks.filter(({ type }) => type === block.type).length;
      const number =
        alike > 1 ? ` ${blocks.slice(0, index + 1).filter(({ type }) => type === block.type).length}` : '';
      const { sys } = await this.#block(block, `${title}: ${block.type.name}${number}`, title);
      links.push(linkTo(sys.id));
    }
    return isList(field) ? links : links[0];
  }

  async #addTo(id: string, text: string, slug: string): Promise<void> {
    const menu = await this.#content.entry(id);
    const kind = menuKind(menu.sys.contentType.sys.id);
    const type = (await this.#content.types()).get(kind?.link ?? '');
    if (!kind || !type) throw new StudioError(400, 'BadRequest', `“${id}” isn’t a menu.`);
    const before = this.#content.values(menu)[kind.field];
    const link = await this.#create(type, linkValues(kind.link, text, slug), `link to ${text}`);
    const links = [...(Array.isArray(before) ? before : []), linkTo(link.sys.id)];
    const after = await this.#content.save(menu, { [kind.field]: links });
    this.#changed.push({ before: menu, after, field: kind.field });
  }

  /**
   * Deletes the created entries and restores the menus.
   * @returns the names of entries and menus for which this failed
   */
  async #undo(): Promise<string[]> {
    const left: string[] = [];
    for (const { before, after, field } of this.#changed.toReversed()) {
      const links = this.#content.values(before)[field];
      await this.#content
        .save(after, { [field]: links })
        .catch(() => left.push(this.#content.text(before, 'name') || before.sys.id));
    }
    for (const { entry, name } of this.#made.toReversed())
      await this.#content.remove(entry).catch(() => left.push(name));
    return left;
  }
}
