import type {
  RecommenderAnswerFragment,
  RecommenderHomeQuery,
  RecommenderPageFragment,
} from '@/graphql/generated/operations';
import { present } from '@/lib/content/present';

type HomePage = NonNullable<
  NonNullable<RecommenderHomeQuery['recommenderHomePageCollection']>['items'][number]
>;

/** Product facts that a need can require. */
const CRITERIA = ['foodContact', 'fragranceFree', 'epaRegistered', 'dilutionSystem'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** An answer to a question: a business, an area, a cleaning task, or a need (a required product property). */
export interface Answer {
  id: string;
  title: string;
  /** Path segment of the answer. */
  code: string;
  text: string | null;
  image: RecommenderAnswerFragment['image'];
  /** Answer ids grouped by question. The answer is offered only to visitors who gave one answer of each group. */
  appliesTo: string[][];
  businessTypeId: string | null;
  criterion: Criterion | null;
  frequency: string | null;
  tools: string[];
  protection: string[];
  preparation: string[];
  completion: string[];
}

/** A page of the assistant: a question with its answers, or a page of text without answers. */
export interface AssistantPage {
  page: RecommenderPageFragment;
  /** Slug below /recommender. Only text pages have it in their URL. */
  slug: string;
  title: string;
  /** Title in breadcrumbs. */
  name: string;
  answers: Answer[];
}

export interface Assistant {
  home: HomePage;
  name: string;
  /** Single-choice questions in order. */
  questions: AssistantPage[];
  /** Multiple-choice question whose answers filter the result. */
  needs: AssistantPage | null;
  result: AssistantPage;
  plan: AssistantPage;
  textPages: AssistantPage[];
}

const idsOf = (collection: { items: readonly ({ sys: { id: string } } | null)[] } | null): string[] =>
  (collection?.items ?? []).flatMap((item) => item?.sys.id ?? []);

const criterionOf = (value: string | null): Criterion | null =>
  CRITERIA.find((criterion) => criterion === value) ?? null;

/** Groups answer ids by question. Answers of unpublished questions are omitted. */
function grouped(ids: readonly string[], questionOf: ReadonlyMap<string, string>): string[][] {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const question = questionOf.get(id);
    if (question !== undefined) groups.set(question, [...(groups.get(question) ?? []), id]);
  }
  return [...groups.values()];
}

function toAnswer(
  entry: RecommenderAnswerFragment,
  questionOf: ReadonlyMap<string, string>,
): Answer | undefined {
  if (!entry.title || !entry.code) return undefined;
  const appliesTo = grouped(idsOf(entry.appliesToCollection), questionOf);
  // Never offer an answer that applies only to unpublished answers. With an empty list, it would always be offered.
  const never = appliesTo.length === 0 && (entry.appliesToCollection?.items.length ?? 0) > 0;
  return {
    id: entry.sys.id,
    title: entry.title,
    code: entry.code,
    text: entry.text,
    image: entry.image,
    appliesTo: never ? [[]] : appliesTo,
    businessTypeId: entry.businessType?.sys.id ?? null,
    criterion: criterionOf(entry.criterion),
    frequency: entry.frequency,
    tools: present(entry.tools),
    protection: present(entry.protection),
    preparation: present(entry.preparation),
    completion: present(entry.completion),
  };
}

/** Assembles the assistant from its entries. Returns null while a required entry is not published. */
export function buildAssistant(
  home: HomePage | null | undefined,
  pages: readonly RecommenderPageFragment[],
  answers: readonly RecommenderAnswerFragment[],
): Assistant | null {
  const byId = new Map(pages.map((page) => [page.sys.id, page]));
  const questionPages = (home?.questionsCollection?.items ?? []).flatMap(
    (item) => (item && byId.get(item.sys.id)) ?? [],
  );
  const questionOf = new Map(
    questionPages.flatMap((page) =>
      idsOf(page.answersCollection).map((id): [string, string] => [id, page.sys.id]),
    ),
  );
  const answerById = new Map(answers.map((entry) => [entry.sys.id, toAnswer(entry, questionOf)]));
  const pageOf = (page: RecommenderPageFragment | undefined): AssistantPage | undefined =>
    page?.slug && page.title
      ? {
          page,
          slug: page.slug,
          title: page.title,
          name: page.breadcrumbTitle ?? page.title,
          answers: idsOf(page.answersCollection).flatMap((id) => answerById.get(id) ?? []),
        }
      : undefined;
  const result = pageOf(byId.get(home?.resultPage?.sys.id ?? ''));
  const plan = pageOf(byId.get(home?.planPage?.sys.id ?? ''));
  const questions = questionPages.filter(({ multiple }) => !multiple).flatMap((page) => pageOf(page) ?? []);
  if (!home || !result || !plan || questions.length === 0) return null;
  const placed = new Set([...questionPages, result.page, plan.page].map(({ sys }) => sys.id));
  return {
    home,
    name: home.breadcrumbTitle ?? home.title ?? 'Assistant',
    questions,
    needs: pageOf(questionPages.find(({ multiple }) => multiple === true)) ?? null,
    result,
    plan,
    textPages: pages.filter(({ sys }) => !placed.has(sys.id)).flatMap((page) => pageOf(page) ?? []),
  };
}
