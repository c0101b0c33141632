import { Panel, Panels } from '@/components/blocks/Accordion/Accordion';
import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { CategoryTiles } from '@/components/blocks/CategoryWrapper/CategoryWrapper';
import { ContentCard } from '@/components/blocks/ContentCard/ContentCard';
import { LinkButton } from '@/components/blocks/LinkButton/LinkButton';
import { pictureSource } from '@/components/blocks/picture-source';
import { ProductTiles } from '@/components/blocks/ProductTile/ProductTile';
import { RichTextBody } from '@/components/blocks/RichText/RichTextBody';
import { Video } from '@/components/blocks/Video/Video';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { Tiles } from '@/components/ui/Grid/Grid';
import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { Prose, ScrollTable } from '@/components/ui/Prose/Prose';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/components/ui/lists';
import { hrefOf } from '@/lib/content/links';
import type { BlockContext } from '@/components/blocks/context';
import type { LoadedPage, PageEntry, PagesByName } from '@/lib/content/pages';
import { PageTop } from '../PageTop/PageTop';
import styles from './SectionsPage.module.css';

type Name =
  | 'JobsToBeDone'
  | 'SustainabilityPage'
  | 'BuyPage'
  | 'OffersPage'
  | 'FaqPage'
  | 'ServiceEquipmentPage'
  | 'SafetyDataSheetPage'
  | 'SdsLanding'
  | 'RegistrationPage'
  | 'ProductRegistrationForm'
  | 'WriteReview'
  | 'CountrySelector'
  | 'GhsTraining';

interface Props {
  page: PagesByName[Name];
  loaded: LoadedPage;
  context: BlockContext;
}

type Card = NonNullable<
  NonNullable<
    Extract<PageEntry, { __typename: 'ServiceEquipmentPage' }>['equipmentCollection']
  >['items'][number]
>;
type Offers = NonNullable<Extract<PageEntry, { __typename: 'OffersPage' }>['distributorSection']>;

function Cards({
  title,
  cards,
  ordered,
}: {
  title: string;
  cards: readonly (Card | null)[] | undefined;
  ordered?: boolean;
}) {
  const shown = present(cards);
  if (shown.length === 0) return null;
  return (
    <Section>
      <SectionHeading title={title} />
      <Tiles size="cards">
        {shown.map((card, index) => (
          <li key={card.sys.id}>
            <ContentCard card={ordered ? { ...card, subTitle: `Step ${index + 1}` } : card} />
          </li>
        ))}
      </Tiles>
    </Section>
  );
}

function OffersOf({ section, context }: { section: Offers; context: Props['context'] }) {
  const products = present(section.participatingProductsCollection?.items);
  return (
    <Section>
      <SectionHeading title={section.title} introduction={section.introduction} />
      <Tiles size="cards">
        {present(section.offersCollection?.items).map((offer) => {
          const source = pictureSource(offer.image);
          return (
            <li key={offer.sys.id} className={styles.offer}>
              {source ? <Picture source={source} alt="" surface="tile" quality={80} /> : null}
              <h3>{offer.title}</h3>
              <p>{offer.text}</p>
              {offer.callToAction ? <LinkButton button={offer.callToAction} fallback="outline" /> : null}
            </li>
          );
        })}
      </Tiles>
      {products.length > 0 ? (
        <div className={styles.after}>
          <SectionHeading title="Participating products" level={3} />
          <ProductTiles products={products} level={4} />
        </div>
      ) : null}
      {section.redemptionText ? (
        <div className={styles.after}>
          <Prose look="legal">
            <RichTextBody body={section.redemptionText} context={context} headingLevel={4} />
          </Prose>
        </div>
      ) : null}
    </Section>
  );
}

type QuestionItem = NonNullable<
  NonNullable<Extract<PageEntry, { __typename: 'FaqPage' }>['questionsCollection']>['items'][number]
>;

function Questions({
  questions,
  context,
}: {
  questions: readonly (QuestionItem | null)[] | undefined;
  context: Props['context'];
}) {
  const shown = present(questions);
  if (shown.length === 0) return null;
  const topics = [...new Set(shown.map(({ topic }) => topic ?? ''))];
  return (
    <>
      {topics.map((topic) => (
        <Section key={topic} narrow>
          <SectionHeading title={topic || 'Questions and answers'} />
          <Panels>
            {shown
              .filter((question) => (question.topic ?? '') === topic)
              .map((question) => (
                <Panel key={question.sys.id} title={question.question ?? ''} id={question.anchor}>
                  <RichTextBody body={question.answer?.body} context={context} headingLevel={3} />
                </Panel>
              ))}
          </Panels>
        </Section>
      ))}
    </>
  );
}

/** The part of a page that its own type has, beside banner, introduction and sections. */
function Own({ page, context }: Props) {
  switch (page.__typename) {
    case 'FaqPage':
      return <Questions questions={page.questionsCollection?.items} context={context} />;
    case 'SustainabilityPage':
      return (
        <>
          <Section narrow>
            <Prose>
              <RichTextBody body={page.pageContent} context={context} />
            </Prose>
          </Section>
          <Cards title="What we do" cards={page.infoCollection?.items} />
          <Questions questions={page.faqCollection?.items} context={context} />
        </>
      );
    case 'ServiceEquipmentPage':
      return (
        <>
          <Cards title="Equipment" cards={page.equipmentCollection?.items} />
          <Cards title="Services" cards={page.servicesCollection?.items} />
        </>
      );
    case 'JobsToBeDone':
      return (
        <>
          <Cards title="Step by step" cards={page.stepsCollection?.items} ordered />
          {page.video ? (
            <Section narrow>
              <Video block={page.video} />
            </Section>
          ) : null}
          <Section tone="tinted">
            <SectionHeading title="What you need" />
            <ProductTiles products={page.productsCollection?.items} />
          </Section>
        </>
      );
    case 'OffersPage':
      return (
        <>
          {[page.distributorSection, page.bizsaverSection].map((section) =>
            section ? <OffersOf key={section.sys.id} section={section} context={context} /> : null,
          )}
          {page.pdf?.url ? (
            <Section>
              <ButtonLink href={page.pdf.url} target="_blank" variant="outline">
                <Icon name="download" />
                All offers as PDF
              </ButtonLink>
            </Section>
          ) : null}
        </>
      );
    case 'SafetyDataSheetPage':
      return (
        <Section label="Safety data sheets">
          <ScrollTable>
            <thead>
              <tr>
                <th scope="col">Product</th>
                <th scope="col">Number</th>
                <th scope="col">Signal word</th>
                <th scope="col">Revised</th>
                <th scope="col">Sheet</th>
              </tr>
            </thead>
            <tbody>
              {present(page.sheetsCollection?.items).map((sheet) => (
                <tr key={sheet.sys.id}>
                  <th scope="row">
                    {sheet.productBrand} {sheet.productName}
                  </th>
                  <td>{sheet.sdsNumber}</td>
                  <td>{sheet.signalWord}</td>
                  <td>{sheet.revisionDate?.slice(0, 10)}</td>
                  <td>
                    {sheet.pdf?.url ? (
                      <SmartLink href={sheet.pdf.url} target="_blank">
                        PDF<span className="visually-hidden"> of {sheet.productName}</span>
                      </SmartLink>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
        </Section>
      );
    case 'SdsLanding':
      return (
        <Section>
          <SectionHeading title="By category" />
          <CategoryTiles categories={page.categoriesCollection?.items} look="tiles" />
        </Section>
      );
    case 'BuyPage':
      return (
        <Section>
          <SectionHeading title={page.buy?.title} introduction={page.buy?.introduction} />
          <ul className={styles.retailers}>
            {present(page.buy?.onlineRetailersCollection?.items).map((retailer) => {
              const href = hrefOf(retailer.website);
              return (
                <li key={retailer.sys.id}>
                  {href ? <SmartLink href={href}>{retailer.name}</SmartLink> : retailer.name}
                </li>
              );
            })}
          </ul>
        </Section>
      );
    case 'CountrySelector':
      return (
        <Section label="Countries">
          <ul className={styles.retailers}>
            {present(page.countriesCollection?.items).map((country) => {
              const href = hrefOf(country.countryWebsite);
              const source = pictureSource(country.flag);
              return href ? (
                <li key={country.sys.id}>
                  {source ? <Picture source={source} alt="" surface="thumb" /> : null}
                  <SmartLink href={href}>{country.countryName}</SmartLink>
                </li>
              ) : null;
            })}
          </ul>
        </Section>
      );
    case 'GhsTraining':
      return (
        <>
          {present(page.modulesCollection?.items).map((module) => (
            <Section key={module.sys.id} narrow>
              <SectionHeading
                title={module.title}
                introduction={module.minutes ? `${module.minutes} minutes` : null}
              />
              <Prose>
                <RichTextBody body={module.body} context={context} headingLevel={3} />
              </Prose>
            </Section>
          ))}
        </>
      );
    case 'RegistrationPage':
    case 'ProductRegistrationForm':
    case 'WriteReview':
      return (
        <Section narrow>
          <SectionHeading title={page.form?.title} introduction={page.form?.introduction} />
          <Prose>
            {'notice' in page && page.notice ? <p>{page.notice}</p> : null}
            {'guidelines' in page && page.guidelines ? <p>{page.guidelines}</p> : null}
            <p>
              This form opens soon. Until then our people take it by phone:{' '}
              <a href="tel:1-800-332-7787">1-800-332-7787</a>, 24 hours a day.
            </p>
          </Prose>
        </Section>
      );
  }
}

/** Page types whose own part is small: banner, introduction, that part, and the sections. */
export function SectionsPage({ page, loaded, context }: Props) {
  const title = page.__typename === 'SdsLanding' ? (page.pageTitle ?? page.title) : page.title;
  return (
    <>
      <PageTop
        banner={page.banner}
        title={title}
        introduction={'introduction' in page ? page.introduction : null}
        context={context}
      />
      <Own page={page} loaded={loaded} context={context} />
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
