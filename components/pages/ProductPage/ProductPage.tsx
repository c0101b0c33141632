import { Panel, Panels } from '@/components/blocks/Accordion/Accordion';
import { ArticleCards } from '@/components/blocks/ArticleCard/ArticleCard';
import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { CompareChoice } from '@/components/blocks/CompareChoice/CompareChoice';
import { IngredientView } from '@/components/blocks/IngredientView/IngredientView';
import { hasIngredients } from '@/components/blocks/IngredientView/ingredients';
import { pictureSource } from '@/components/blocks/picture-source';
import { ProductTiles } from '@/components/blocks/ProductTile/ProductTile';
import { RichTextBody } from '@/components/blocks/RichText/RichTextBody';
import { VariantCard } from '@/components/blocks/VariantCard/VariantCard';
import { Video } from '@/components/blocks/Video/Video';
import { ProductRating } from '@/components/reviews/ProductRating';
import { ProductReviews } from '@/components/reviews/ProductReviews';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Container, Section, SectionHeading } from '@/components/ui/Container/Container';
import { Tiles } from '@/components/ui/Grid/Grid';
import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { Prose } from '@/components/ui/Prose/Prose';
import { ShareButton } from '@/components/ui/ShareButton/ShareButton.client';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { Warnings } from '@/components/ui/Warnings/Warnings';
import { present } from '@/lib/content/present';
import { pageHref, ROOT } from '@cleanpro/content-values/paths/links';
import { sampleHref } from '@/lib/content/routing/sample-page';
import { parseClaims } from '@cleanpro/product-safety/efficacy/claims';
import { mixingWarnings, namedMixture } from '@cleanpro/product-safety/hazards/mixing-warnings';
import type { PageProps } from '../page-props';
import { Claims } from './Claims';
import { Dilutions } from './Dilutions';
import { DrugFacts } from './DrugFacts';
import { FactList } from './FactList';
import { productFacts } from './facts';
import { hasSafety, Safety } from './Safety';
import { SectionBar, type SectionLink } from './SectionBar';
import { ViewCount } from './ViewCount.client';
import styles from './ProductPage.module.css';

const link = (id: string, title: string, isPresent: boolean): SectionLink[] =>
  isPresent ? [{ id, title }] : [];

export function ProductPage({ page, loaded, lists, context }: PageProps<'ProductsPage'>) {
  const { product } = page;
  if (!product) return null;
  const source = pictureSource(product.heroVariant?.heroImage);
  const variants = present(product.variantsCollection?.items);
  const sheets = present(product.safetyDataSheetsCollection?.items);
  const questions = present(product.questionsCollection?.items);
  const videos = present(page.videosCollection?.items);
  const related = present(page.relatedProductsCollection?.items);
  const articles = present(page.relatedArticlesCollection?.items);
  const facts = productFacts(product);
  const claims = parseClaims(product.efficacyClaims);
  const dilutions = present(product.dilutionsCollection?.items);
  // The product's own hero is at the top, so the banner comes first among the sections below it.
  const banner = page.banner && 'callToActionCollection' in page.banner ? [page.banner] : [];
  return (
    <>
      {context.preview ? null : <ViewCount url={pageHref(loaded.slug)} />}
      <div className={styles.hero}>
        <Container className={styles.heroInner}>
          <div className={styles.picture}>
            {source ? (
              <Picture
                source={source}
                alt={product.heroVariant?.heroImage?.description ?? product.productName ?? ''}
                surface="hero"
                priority
              />
            ) : null}
          </div>
          <div className={styles.words}>
            <p className={styles.brand}>
              {product.brand?.page?.slug ? (
                <SmartLink href={pageHref(product.brand.page.slug)}>{product.productBrand}</SmartLink>
              ) : (
                product.productBrand
              )}
            </p>
            <h1>{page.title ?? product.productName}</h1>
            <ProductRating productId={product.ratingAndReviewId} />
            <p className={styles.lead}>{product.shortDescription}</p>
            <ul className={styles.benefits}>
              {present(product.keyBenefits).map((benefit) => (
                <li key={benefit}>
                  <Icon name="check" />
                  {benefit}
                </li>
              ))}
            </ul>
            <div className={styles.actions} data-noprint>
              <ButtonLink href={`${ROOT}/buy-cleaning-products`}>Where to buy</ButtonLink>
              {product.sampleAvailable ? (
                <ButtonLink href={sampleHref(product.slug ?? loaded.slug)} variant="outline">
                  Request a sample
                </ButtonLink>
              ) : null}
              {sheets[0]?.pdf?.url ? (
                <ButtonLink href={sheets[0].pdf.url} variant="link" target="_blank" label="Safety data sheet">
                  <Icon name="document" />
                  Safety data sheet
                </ButtonLink>
              ) : null}
              <CompareChoice slug={product.slug} name={product.productName} />
              <ShareButton title={product.productName ?? ''} />
            </div>
          </div>
        </Container>
      </div>
      <SectionBar
        before={[
          ...link('pack-sizes', 'Pack sizes', variants.length > 0),
          ...link('details', 'Details', true),
          ...link('safety', 'Safety', hasSafety(product)),
          ...link(
            'ingredients',
            'Ingredients',
            Boolean(product.ingredientView && hasIngredients(product.ingredientView)),
          ),
          ...link('videos', 'Videos', videos.length > 0),
          ...link('questions', 'Questions', questions.length > 0),
        ]}
        productId={product.ratingAndReviewId}
        after={[
          ...link('related-products', 'Works well with', related.length > 0),
          ...link('related-articles', 'Related articles', articles.length > 0),
        ]}
      />
      {variants.length > 0 ? (
        <Section id="pack-sizes">
          <SectionHeading title="Pack sizes" />
          <Tiles size="cards" row>
            {variants.map((variant) => (
              <li key={variant.sys.id}>
                <VariantCard variant={variant} />
              </li>
            ))}
          </Tiles>
        </Section>
      ) : null}
      <Section id="details" tone="tinted">
        <div className={styles.details}>
          <Prose>
            <RichTextBody body={product.description} context={context} />
            <h2>Directions</h2>
            <Warnings warnings={[...present(product.warnings), ...mixingWarnings([namedMixture(product)])]} />
            <RichTextBody body={product.directions} context={context} headingLevel={3} />
            {product.rinseNote ? <p>{product.rinseNote}</p> : null}
            {dilutions.length > 0 ? <Dilutions dilutions={dilutions} /> : null}
            {claims.length > 0 ? <Claims claims={claims} /> : null}
            {product.drugFacts ? <DrugFacts facts={product.drugFacts} /> : null}
          </Prose>
          {facts.length > 0 ? (
            <div>
              <h2 className={styles.factsTitle}>At a glance</h2>
              <FactList facts={facts} />
              {product.epaRegistrationNumber ? (
                <p className={styles.note}>
                  Sample number of an unassigned company. Always follow the product label.
                </p>
              ) : null}
            </div>
          ) : null}
        </div>
      </Section>
      {hasSafety(product) ? <Safety product={product} incompatible={lists.incompatible} /> : null}
      {product.ingredientView ? <IngredientView view={product.ingredientView} /> : null}
      {videos.length > 0 ? (
        <Section id="videos">
          <SectionHeading title="See it in use" />
          <div className={styles.videos}>
            {videos.map((video) => (
              <Video key={video.sys.id} block={video} />
            ))}
          </div>
        </Section>
      ) : null}
      <BlockList blocks={[...banner, ...loaded.blocks.sections]} context={context} />
      {questions.length > 0 ? (
        <Section id="questions">
          <SectionHeading title="Questions and answers" />
          <Panels>
            {questions.map((question) => (
              <Panel key={question.sys.id} title={question.question ?? ''}>
                <RichTextBody body={question.answer?.body} context={context} headingLevel={3} />
              </Panel>
            ))}
          </Panels>
        </Section>
      ) : null}
      {product.ratingAndReviewId ? (
        <ProductReviews productId={product.ratingAndReviewId} slug={loaded.slug} />
      ) : null}
      {related.length > 0 ? (
        <Section id="related-products" tone="tinted">
          <SectionHeading title="Works well with" />
          <ProductTiles products={related} ratings={context.ratings} row />
        </Section>
      ) : null}
      {articles.length > 0 ? (
        <Section id="related-articles">
          <SectionHeading title="Related articles" />
          <ArticleCards articles={articles} figures={context.figures} row />
        </Section>
      ) : null}
    </>
  );
}
