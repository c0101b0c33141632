import { groupsOf } from '@cleanpro/product-safety/hazards/substances';
import { pageHref } from '@cleanpro/content-values/paths/links';
import type { SearchDocument } from './search-document';
import { factsOf, tasksOf } from './product-facts';
import { toFacetValues, namedLinks, readNumber, readStrings, readText, type Reader } from './reader';
import type { SyncedEntry } from './synced-content';
import { asPhrase, searchWords } from './words';

/** Returns the search document of a product page. Empty if its product is unpublished or has no slug. */
export function productDocument(reader: Reader, page: SyncedEntry): SearchDocument[] {
  const product = reader.entry(page.values.product);
  if (!product) return [];
  const { values } = product;
  const slug = readText(values.slug);
  if (!slug) return [];
  const variants = reader.entries(values.variants);
  const hero = reader.entry(values.heroVariant) ?? variants[0];
  const brand = reader.entry(values.brand);
  const facts = factsOf(reader, product);
  const categories = toFacetValues(reader.entries(values.categories));
  return [
    {
      id: page.id,
      kind: 'product',
      href: pageHref(slug),
      title: readText(values.productName),
      brand: readText(values.productBrand),
      terms: [...readStrings(values.searchTerms), ...readStrings(values.areasOfUse)].join(' · '),
      facts: [facts.composition, facts.use].join(' · '),
      tasks: tasksOf(reader, product.id).join(' · '),
      summary: readText(values.shortDescription),
      text: [reader.prose(values.description), ...readStrings(values.keyBenefits)].join(' '),
      codes: [
        readText(values.epaRegistrationNumber),
        ...variants.flatMap(({ values: of }) => [
          readText(of.caseUpc),
          readText(of.packageUpc),
          readText(of.gtin),
        ]),
        ...facts.casNumbers,
      ].filter(Boolean),
      facets: {
        brand: toFacetValues([brand]),
        category: categories,
        businessType: toFacetValues(reader.entries(values.businessTypes)),
      },
      image: reader.image(hero?.values.heroImage),
      product: {
        productBrand: readText(values.productBrand),
        productName: readText(values.productName),
        ratingAndReviewId: readText(values.ratingAndReviewId),
        variantDescription: readText(hero?.values.variantDescription),
        sellUnits: readNumber(hero?.values.sellUnits),
        packageSize: readNumber(hero?.values.packageSize),
        packageSizeUnits: readText(hero?.values.packageSizeUnits),
        caseUpc: readText(hero?.values.caseUpc),
        packageUpc: readText(hero?.values.packageUpc),
        safetySheets: namedLinks(reader, hero?.values.safetySheet),
        concentrates: namedLinks(reader, hero?.values.concentrate),
        madeFromConcentrates: namedLinks(reader, hero?.values.madeFromConcentrate),
        doses: facts.doses,
      },
      mixture: facts.mixture,
      groups: facts.mixture && groupsOf(facts.mixture),
      claims: facts.claims,
      form: readText(values.form) && asPhrase(searchWords(readText(values.form))),
      notFor: readStrings(values.notFor).map((item) =>
        asPhrase(searchWords(item).filter((word) => word !== 'surface')),
      ),
    },
  ];
}
