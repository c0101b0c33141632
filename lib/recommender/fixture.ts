/** A small assistant for unit tests: two businesses, two areas, tasks that depend on them, and needs. */
import type {
  HazardClassificationFragment,
  RecommenderAnswerFragment,
  RecommenderHomeQuery,
  RecommenderPageFragment,
  RecommenderRuleFragment,
} from '@/graphql/generated/operations';
import { buildAssistant, type Assistant } from './assistant';

type Home = NonNullable<NonNullable<RecommenderHomeQuery['recommenderHomePageCollection']>['items'][number]>;

const items = (ids: readonly string[]) => ({ items: ids.map((id) => ({ sys: { id } })) });

export const answer = (
  id: string,
  more: Partial<RecommenderAnswerFragment> & { to?: string[] } = {},
): RecommenderAnswerFragment => {
  const { to = [], ...rest } = more;
  return {
    sys: { id },
    title: id,
    code: id,
    text: null,
    image: null,
    appliesToCollection: items(to),
    businessType: null,
    criterion: null,
    frequency: null,
    tools: null,
    protection: null,
    preparation: null,
    completion: null,
    ...rest,
  };
};

const page = (
  id: string,
  answers: readonly string[],
  more: Partial<RecommenderPageFragment> = {},
): RecommenderPageFragment => ({
  sys: { id, publishedAt: null },
  slug: id,
  title: `${id}?`,
  breadcrumbTitle: id,
  introduction: null,
  multiple: false,
  body: null,
  video: null,
  answersCollection: items(answers),
  linksCollection: null,
  pageMetadata: null,
  ...more,
});

export const home = (questions: readonly string[]): Home => ({
  sys: { id: 'home', publishedAt: null },
  title: 'Finder',
  breadcrumbTitle: null,
  cardsTitle: null,
  header: null,
  footer: null,
  banner: null,
  popUpBanner: null,
  homeCardsCollection: null,
  pageMetadata: null,
  questionsCollection: items(questions),
  resultPage: { sys: { id: 'result' } },
  planPage: { sys: { id: 'plan' } },
  sitemap: null,
  sampleLink: null,
});

export const PAGES = [
  page('business', ['inn', 'clinic']),
  page('area', ['bath', 'ward']),
  page('task', ['scale', 'disinfect', 'stain']),
  page('need', ['unscented', 'registered'], { multiple: true }),
  page('result', []),
  page('plan', []),
  page('about', []),
];

export const ANSWERS = [
  answer('inn', { businessType: { sys: { id: 'type-inn' } } }),
  answer('clinic', { businessType: { sys: { id: 'type-clinic' } } }),
  answer('bath'),
  answer('ward', { to: ['clinic'] }),
  answer('scale', {
    to: ['bath'],
    frequency: 'Daily',
    tools: ['Pad'],
    preparation: ['Rinse.'],
    completion: ['Dry.'],
  }),
  answer('disinfect', { to: ['bath', 'ward', 'clinic'] }),
  answer('stain', { to: ['bath', 'ward', 'inn'] }),
  answer('unscented', { criterion: 'fragranceFree' }),
  answer('registered', { criterion: 'epaRegistered' }),
];

/** Creates the assistant from the entries above. Fails the test if they do not make a complete assistant. */
export function fixtureAssistant(): Assistant {
  const assistant = buildAssistant(home(['business', 'area', 'task', 'need']), PAGES, ANSWERS);
  if (!assistant) throw new Error('The fixture is not an assistant');
  return assistant;
}

type Product = NonNullable<RecommenderRuleFragment['product']>;

/** Creates a hazard classification with these hazard codes. */
export const classification = (
  signalWord: string,
  ...hazardStatements: string[]
): HazardClassificationFragment => ({
  sys: { id: `hazards-${signalWord}` },
  signalWord,
  pictograms: signalWord === 'None' ? null : ['corrosive', null],
  hazardStatements,
  precautionaryStatements: null,
});

/** Creates a dilution of 1 part in `ratio` parts of water. It is not hazardous unless a classification is given. */
export const dilution = (
  ratio: number,
  hazards: HazardClassificationFragment | null = classification('None'),
): NonNullable<RecommenderRuleFragment['dilution']> => ({
  sys: { id: `dilution-${ratio}` },
  purpose: 'Pails',
  ratio,
  amountMinimum: null,
  amountMaximum: null,
  amountUnit: null,
  perAmount: null,
  perUnit: null,
  waterTemperatureMinimum: null,
  waterTemperatureMaximum: null,
  hazards,
});

/** Creates a rule that recommends a product for answers. */
export const rule = (
  name: string,
  answers: readonly string[],
  more: Omit<Partial<RecommenderRuleFragment>, 'product'> & {
    product?: Partial<Product>;
    for?: string[];
  } = {},
): RecommenderRuleFragment => {
  const { product, for: businesses = [], ...rest } = more;
  return {
    sys: { id: `rule-${name}` },
    role: 'recommended',
    points: 50,
    reason: 'Because.',
    dilution: null,
    steps: ['Spray.'],
    answersCollection: items(answers),
    businessTypesCollection: { items: businesses.map((id) => ({ sys: { id }, name: id })) },
    safetyDataSheetsCollection: null,
    product: {
      __typename: 'Product',
      sys: { id: `product-${name}` },
      productName: name,
      productBrand: 'Brand',
      shortDescription: null,
      slug: `brands/brand/${name}`,
      ratingAndReviewId: null,
      heroVariant: null,
      form: 'Concentrate',
      dilutionsCollection: { items: [dilution(10)] },
      warnings: null,
      composition: null,
      phMinimum: null,
      drugFacts: null,
      hazards: null,
      protectiveEquipment: null,
      areasOfUse: null,
      notFor: null,
      efficacyClaims: null,
      epaRegistrationNumber: null,
      fragranceFree: false,
      foodContact: false,
      rinse: null,
      dilutionSystem: false,
      sampleAvailable: false,
      safetyDataSheetsCollection: null,
      ...product,
    },
    ...rest,
  };
};
