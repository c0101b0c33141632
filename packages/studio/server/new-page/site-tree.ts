import { linkedId, linkedTypes, type Content, type ContentType, type Entry } from '../management/content.ts';
import { mostFrequent } from './common-values.ts';
import { addressedType, addressField, creatableTypes, parentField, type Types } from './page-types.ts';

export interface TreePage {
  id: string;
  type: string;
  title: string;
  /** Slug of the page, or of the entry it takes its address from. */
  slug: string;
  parent: string | undefined;
  isPublished: boolean;
}

const directoryOf = (slug: string): string => slug.slice(0, Math.max(0, slug.lastIndexOf('/')));

/** All pages of the site that have an address, and their parents. */
export class SiteTree {
  readonly pages: readonly TreePage[];
  readonly #byId: ReadonlyMap<string, TreePage>;
  readonly #bySlug: ReadonlyMap<string, TreePage>;

  private constructor(pages: readonly TreePage[]) {
    this.pages = pages;
    this.#byId = new Map(pages.map((page) => [page.id, page]));
    this.#bySlug = new Map(pages.map((page) => [page.slug, page]));
  }

  static async read(content: Content, types: Types): Promise<SiteTree> {
    const lists = await Promise.all(
      creatableTypes(types).map(async (type) => {
        const field = addressField(types, type);
        const [entries, addressEntries] = await Promise.all([
          content.ofType(type.sys.id),
          field ? content.ofType(addressedType(types, type).sys.id) : [],
        ]);
        const addressEntryById = new Map(addressEntries.map((entry) => [entry.sys.id, entry]));
        return entries.map((entry) => toPage(content, types, type, entry, addressEntryById));
      }),
    );
    return new SiteTree(lists.flat().sort((a, b) => (a.slug < b.slug ? -1 : 1)));
  }

  find(id: string): TreePage | undefined {
    return this.#byId.get(id);
  }

  parentsFor(types: Types, type: ContentType): TreePage[] {
    const field = parentField(types, type);
    const allowed = new Set(field ? linkedTypes(field) : []);
    return this.pages.filter((page) => allowed.has(page.type));
  }

  /** Returns the parent that more than half of the published pages of this type have, if any. */
  usualParent(type: string): string | undefined {
    const published = this.pages.filter((page) => page.type === type && page.isPublished);
    const usual = mostFrequent(published.map(({ parent }) => parent));
    return usual && usual.count * 2 > published.length ? usual.value : undefined;
  }

  /**
   * Returns the directory for the address of a new page: the most frequent one among its siblings, otherwise the slug
   * of its parent, otherwise the most frequent one of its type.
   */
  directoryFor(type: string, parent: string | undefined): string {
    const alike = this.pages.filter((page) => page.type === type && page.isPublished);
    const siblings = alike.filter((page) => page.parent === parent);
    const parentPage = this.find(parent ?? '');
    const usual = mostFrequent(siblings.map(({ slug }) => directoryOf(slug)));
    if (usual) return usual.value;
    if (parentPage) return parentPage.slug;
    return mostFrequent(alike.map(({ slug }) => directoryOf(slug)))?.value ?? '';
  }

  /**
   * Returns the pages above a page, topmost first. A page without a parent is placed below the nearest page by address.
   */
  ancestors(slug: string, parent: string | undefined): TreePage[] {
    const trail: TreePage[] = [];
    let page = this.find(parent ?? '') ?? this.#nearest(slug);
    while (page && !trail.includes(page)) {
      trail.unshift(page);
      page = this.find(page.parent ?? '') ?? this.#nearest(page.slug);
    }
    return trail;
  }

  #nearest(slug: string): TreePage | undefined {
    for (let path = directoryOf(slug); path !== ''; path = directoryOf(path)) {
      const page = this.#bySlug.get(path);
      if (page) return page;
    }
    return undefined;
  }
}

function toPage(
  content: Content,
  types: Types,
  type: ContentType,
  entry: Entry,
  addressEntryById: ReadonlyMap<string, Entry>,
): TreePage {
  const { [addressField(types, type)?.id ?? '']: link, [parentField(types, type)?.id ?? '']: parent } =
    content.values(entry);
  const addressEntry = addressEntryById.get(linkedId(link) ?? '') ?? entry;
  const displayField = (addressEntry === entry ? type : addressedType(types, type)).displayField ?? 'title';
  return {
    id: entry.sys.id,
    type: type.sys.id,
    title:
      content.text(entry, 'breadcrumbTitle') ||
      content.text(entry, 'title') ||
      content.text(addressEntry, displayField) ||
      entry.sys.id,
    slug: content.text(addressEntry, 'slug'),
    parent: linkedId(parent),
    isPublished: entry.sys.publishedVersion !== undefined,
  };
}
