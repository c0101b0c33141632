import { ArticleCards } from '@/components/blocks/ArticleCard/ArticleCard';
import { ArticleWidget } from '@/components/blocks/ArticleWidget/ArticleWidget';
import { ProductTiles } from '@/components/blocks/ProductTile/ProductTile';
import { RichTextBody } from '@/components/blocks/RichText/RichTextBody';
import { Video } from '@/components/blocks/Video/Video';
import { Container, Section, SectionHeading } from '@/components/ui/Container/Container';
import { Prose } from '@/components/ui/Prose/Prose';
import { ShareButton } from '@/components/ui/ShareButton/ShareButton.client';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/lib/content/present';
import { toHref, pageHref } from '@cleanpro/content-values/paths/links';
import { figuresOf } from '@/lib/recommendations/figures';
import { parseLikeOutcome } from '@/lib/recommendations/like';
import { LIKE_PARAM } from '@/lib/recommendations/like-param';
import { minutesToRead } from '@cleanpro/content-values/rich-text/minutes-to-read';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';
import styles from './ArticleDetailPage.module.css';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function Day({ value }: { value: string }) {
  return <time dateTime={value}>{DATE.format(new Date(value))}</time>;
}

export function ArticleDetailPage({ page, context, pageQuery }: PageProps<'ArticleDetailPages'>) {
  const topics = present(page.topicsCollection?.items);
  const articles = present(page.relatedArticlesCollection?.items);
  const products = present(page.relatedProductsCollection?.items);
  return (
    <>
      <article>
        <PageTop banner={page.banner} title={page.title} context={context} />
        <Container narrow className={styles.head}>
          {page.shortDescription ? <p className={styles.lead}>{page.shortDescription}</p> : null}
          <p className={styles.meta}>
            {page.author ? (
              <span>
                By <strong>{page.author}</strong>
                {page.authorRole ? `, ${page.authorRole}` : ''}
              </span>
            ) : null}
            {page.publicationDate ? <Day value={page.publicationDate} /> : null}
            {page.updatedDate && page.updatedDate !== page.publicationDate ? (
              <span>
                Updated <Day value={page.updatedDate} />
              </span>
            ) : null}
          </p>
          <div className={styles.tools}>
            {page.slug ? (
              <ArticleWidget
                articleId={page.sys.id}
                articleUrl={pageHref(page.slug)}
                minuteReading={minutesToRead(page.body?.json)}
                isArticleDetail
                outcome={parseLikeOutcome(pageQuery.get(LIKE_PARAM))}
                {...figuresOf(context.figures, page.sys.id, pageHref(page.slug))}
              />
            ) : null}
            <ShareButton title={page.title ?? ''} />
          </div>
          {topics.length > 0 ? (
            <ul className={styles.topics} aria-label="Topics">
              {topics.map((topic) => {
                const href = toHref(topic.link);
                return (
                  <li key={topic.sys.id}>
                    {href ? <SmartLink href={href}>{topic.title}</SmartLink> : topic.title}
                  </li>
                );
              })}
            </ul>
          ) : null}
        </Container>
        {page.video ? (
          <Container narrow className={styles.video}>
            <Video block={page.video} caption={false} />
          </Container>
        ) : null}
        <Container narrow className={styles.body}>
          <Prose>
            <RichTextBody body={page.body} context={context} />
          </Prose>
        </Container>
      </article>
      {products.length > 0 ? (
        <Section tone="tinted">
          <SectionHeading title="Products for this job" />
          <ProductTiles products={products} ratings={context.ratings} />
        </Section>
      ) : null}
      {articles.length > 0 ? (
        <Section>
          <SectionHeading title="Read next" />
          <ArticleCards articles={articles} figures={context.figures} />
        </Section>
      ) : null}
    </>
  );
}
