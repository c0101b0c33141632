import { isOwnAncestor, PARENT_FIELDS } from '@cleanpro/content-values/editorial/parents';
import { readFindings, readPages, type Api, type Finding, type Session } from '../api/client.ts';
import { publishing } from '../api/publishing.ts';
import { linkTo, type EntityLink } from '../api/releases.ts';
import type { ContentType, Entity, Entry, Failure, Page } from '../api/schemas.ts';
import { siteProblems } from '../editing/validations.ts';
import { statusOf } from '../entries/status.ts';
import { isPageType, keyOf, keyOfEntity, referencesOf } from './references.ts';
import { readSearchResult, type SearchResult } from './search-result.ts';

/** Contentful's limit for a bulk action (200), minus the entry itself. */
const MAX_TOGETHER = 199;

interface DeadLink {
  field: string;
  /** Archived target of the link; undefined if the target does not exist. */
  entity?: Entity | undefined;
}

export interface Checks {
  refusal?: Failure | undefined;
  deadLinks: DeadLink[];
  /** Values that can be published, but that the site cannot use. */
  unusableValues: { field: string; text: string }[];
  /** Images without alternative text that are not marked as decorative. */
  imagesWithoutText: { field: string; asset: Entity }[];
  /** Violations of content rules, in this entry or in `entity`. */
  findings: { finding: Finding; entity?: Entity | undefined }[];
  /** Drafts and changed entities that the entry refers to. */
  unpublished: Entity[];
  pages: Page[];
  searchResult?: SearchResult | undefined;
}

/** Whether the editor has anything to decide. If not, the entry is published without asking. */
export const hasFindings = ({ refusal, pages, ...checks }: Checks): boolean =>
  refusal !== undefined ||
  [
    checks.deadLinks,
    checks.unusableValues,
    checks.imagesWithoutText,
    checks.findings,
    checks.unpublished,
  ].some((list) => list.length > 0) ||
  pages.length > 1;

const isImage = ({ sys, fields }: Entity): boolean =>
  sys.type === 'Asset' && JSON.stringify(fields.file ?? {}).includes('"contentType":"image/');

/** Whether the entry has its own alternative text, which replaces the alternative text of its images. */
const hasOwnText = ({ fields }: Entry, locale: string): boolean => Boolean(fields.altText?.[locale]);

/** Whether an asset has no alternative text. An empty string marks an image as decorative. */
const isWithoutText = ({ fields }: Entity, locale: string): boolean =>
  fields.description?.[locale] === undefined;

const isUnpublished = (entity: Entity): boolean => ['Draft', 'Changed'].includes(statusOf(entity));

/**
 * Returns the drafts and changed entities that an entry refers to, directly or through other entities. Does not follow
 * the references of other pages.
 */
async function readUnpublished(
  requests: ReturnType<typeof publishing>,
  direct: Entity[],
  root: string,
  contentTypes: ContentType[],
): Promise<Entity[]> {
  const found = new Map(direct.filter(isUnpublished).map((one) => [keyOfEntity(one), one]));
  let level = [...found.values()];
  while (level.length > 0 && found.size < MAX_TOGETHER) {
    const followed = level.filter(
      ({ sys }) => !isPageType(contentTypes.find((type) => type.sys.id === sys.contentType?.sys.id)),
    );
    const links = followed
      .flatMap(({ fields }) => referencesOf(fields).map(({ link }) => link))
      .filter((link) => !found.has(keyOf(link)) && keyOf(link) !== `Entry:${root}`);
    const unique = [...new Map(links.map((link) => [keyOf(link), link])).values()];
    level = (await requests.entities(unique)).filter(isUnpublished);
    for (const one of level) found.set(keyOfEntity(one), one);
  }
  return [...found.values()].slice(0, MAX_TOGETHER);
}

type Followed = Pick<Entity, 'fields'> & { sys: { id: string } };

const parentsOf = ({ fields }: Followed): EntityLink[] =>
  referencesOf(fields)
    .filter(({ field }) => PARENT_FIELDS.includes(field))
    .map(({ link }) => link);

/** Returns the field that makes a page its own ancestor; undefined if no field does. */
async function findParentCycle(
  requests: ReturnType<typeof publishing>,
  entry: Entry,
): Promise<string | undefined> {
  const parents = new Map<string, string[]>();
  let level: Followed[] = [entry];
  while (level.length > 0 && parents.size < MAX_TOGETHER) {
    const links = level.flatMap((one) => {
      const above = parentsOf(one);
      parents.set(
        one.sys.id,
        above.map(({ sys }) => sys.id),
      );
      return above;
    });
    level = await requests.entities(links.filter(({ sys }) => !parents.has(sys.id)));
  }
  return isOwnAncestor(entry.sys.id, (id) => parents.get(id) ?? [])
    ? PARENT_FIELDS.find((field) => referencesOf(entry.fields).some((one) => one.field === field))
    : undefined;
}

/** Adds the entry that each finding is about, unless that is the checked entry. */
async function withEntities(
  requests: ReturnType<typeof publishing>,
  found: Finding[],
  root: string,
): Promise<Checks['findings']> {
  const others = new Set(found.map(({ id }) => id).filter((id) => id !== root));
  const entities = await requests.entities([...others].map((id) => linkTo('Entry', id)));
  return found.map((finding) => ({
    finding,
    entity: entities.find(({ sys }) => sys.id === finding.id),
  }));
}

interface Sources {
  api: Api;
  session: Session;
  contentTypes: ContentType[];
}

/** Runs all checks on an entry before it is published. */
export async function readChecks({ api, session, contentTypes }: Sources, entry: Entry): Promise<Checks> {
  const requests = publishing(session);
  const { id } = entry.sys;
  const references = referencesOf(entry.fields);
  const links = [...new Map(references.map(({ link }) => [keyOf(link), link])).values()];
  const [refused, entities, pages, findings, searchResult, cycleField] = await Promise.all([
    requests.validate([linkTo('Entry', id)]),
    requests.entities(links),
    readPages(id),
    readFindings(id).then((found) => withEntities(requests, found, id)),
    readSearchResult({ api, session, contentTypes }, entry),
    findParentCycle(requests, entry),
  ]);
  const byKey = new Map(entities.map((entity) => [keyOfEntity(entity), entity]));
  const hasText = hasOwnText(entry, session.defaultLocale);
  const linked = references.map(({ field, link }) => ({ field, entity: byKey.get(keyOf(link)) }));
  return {
    refusal: refused[0]?.error,
    deadLinks: linked.filter(({ entity }) => !entity || statusOf(entity) === 'Archived'),
    unusableValues: [
      ...Object.entries(entry.fields).flatMap(([field, values]) =>
        Object.values(values).flatMap((value) => siteProblems(field, value).map((text) => ({ field, text }))),
      ),
      ...(cycleField === undefined
        ? []
        : [{ field: cycleField, text: 'This page can’t be its own ancestor.' }]),
    ],
    imagesWithoutText: linked.flatMap(({ field, entity }) =>
      entity && isImage(entity) && isWithoutText(entity, session.defaultLocale) && !hasText
        ? [{ field, asset: entity }]
        : [],
    ),
    findings,
    unpublished: await readUnpublished(requests, entities, id, contentTypes),
    pages,
    searchResult,
  };
}
