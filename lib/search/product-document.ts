import { groupsOf } from '@cleanpro/product-safety/hazards/substances';
import { pageHref } from '@cleanpro/content-values/paths/links';
import type { SearchDocument } from './search-document';
import { factsOf, tasksOf } from './product-facts';
import { named, namedLinks, number, text, texts, type Reader } from './reader';
import type { SyncedEntry } from './synced-content';
import { asPhrase, searchWords } from './words';

/** Returns the search document of a product page. Empty if its product is unpublished or has no slug. */
export function productDocument(reader: Reader, page: SyncedEntry): SearchDocument[] {
  const product = reader.entry(page.values.product);
  if (!product) return [];
  const { values } = product;
  const slug = text(values.slug);
  if (!slug) return [];
  const variants = reader.entries(values.variants);
  const hero = reader.entry(values.heroVariant) ?? variants[0];
  const brand = reader.entry(values.brand);
  const facts = factsOf(reader, product);
  const categories = named(reader.entries(values.categories));
  return [
    {
      id: page.id,
      kind: 'product',
      href: pageHref(slug),
      title: text(values.productName),
      brand: text(values.productBrand),
      terms: [...texts(values.searchTerms), ...texts(values.areasOfUse)].join(' · '),
      facts: [facts.composition, facts.use].join(' · '),
      tasks: tasksOf(reader, product.id).join(' · '),
      summary: text(values.shortDescription),
      text: [reader.prose(values.description), ...texts(values.keyBenefits)].join(' '),
      codes: [
        text(values.epaRegistrationNumber),
        ...variants.flatMap(({ values: of }) => [text(of.caseUpc), text(of.packageUpc), text(of.gtin)]),
        ...facts.casNumbers,
      ].filter(Boolean),
      facets: {
        brand: named([brand]),
        category: categories,
        businessType: named(reader.entries(values.businessTypes)),
      },
      image: reader.image(hero?.values.heroImage),
      product: {
        productBrand: text(values.productBrand),
        productName: text(values.productName),
        ratingAndReviewId: text(values.ratingAndReviewId),
        variantDescription: text(hero?.values.variantDescription),
        sellUnits: number(hero?.values.sellUnits),
        packageSize: number(hero?.values.packageSize),
        packageSizeUnits: text(hero?.values.packageSizeUnits),
        caseUpc: text(hero?.values.caseUpc),
        packageUpc: text(hero?.values.packageUpc),
        safetySheets: namedLinks(reader, hero?.values.safetySheet),
        concentrates: namedLinks(reader, hero?.values.concentrate),
        madeFromConcentrates: namedLinks(reader, hero?.values.madeFromConcentrate),
        doses: facts.doses,
      },
      mixture: facts.mixture,
      groups: facts.mixture && groupsOf(facts.mixture),
      claims: facts.claims,
      form: text(values.form) && asPhrase(searchWords(text(values.form))),
      notFor: texts(values.notFor).map((item) =>
        asPhrase(searchWords(item).filter((word) => word !== 'surface')),
      ),
    },
  ];
}
