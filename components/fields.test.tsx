/**
 * Checks that each field of docs/product.md, "Entities", reaches the markup: the test plants a value in the field and
 * finds it only there.
 */
import type { ComponentProps, ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import type {
  BannerFragment,
  CallToActionFragment,
  ContentCardFragment,
  FooterFragment,
  HeaderFragment,
  ImageAssetFragment,
  LinkContainerFragment,
  OrganizationFragment,
  RichTextFragment,
  SubBrandCardFragment,
} from '@/graphql/generated/operations';
import type { SearchDocument, SearchProduct } from '@/lib/search/search-document';
import { getTopSuggestions, type TopSuggestion } from '@/lib/search/top-suggestions';
import { organizationData, scriptText } from '@/lib/seo/json-ld';
import { ArticleCard } from './blocks/ArticleCard/ArticleCard';
import { article } from './blocks/ArticleCard/ArticleCard.examples';
import { ArticleLikes } from './blocks/ArticleWidget/ArticleLikes.client';
import { BlockList } from './blocks/BlockList/BlockList';
import { CallsToAction } from './blocks/CallToAction/CallToAction';
import {
  BADGE,
  CONTEXT,
  documentButton,
  IMAGE_BUTTON,
  IMAGE_SET,
  linkButton,
  NO_LINKS,
  product,
  variant,
  VIDEO,
  VIDEO_BUTTON,
} from './blocks/example-data';
import { ImageButton } from './blocks/ImageButton/ImageButton';
import { LinkContainer } from './blocks/LinkContainer/LinkContainer';
import { ProductTile } from './blocks/ProductTile/ProductTile';
import { SubBrandCard } from './blocks/SubBrandCard/SubBrandCard';
import { VariantCard } from './blocks/VariantCard/VariantCard';
import { VideoButton } from './blocks/VideoButton/VideoButton';
import { Footer } from './layout/Footer/Footer';
import { Header } from './layout/Header/Header';
import { ResultList } from './pages/SearchPage/ResultList';
import { TopSuggestions } from './pages/SearchPage/TopSuggestions';
import type { StaticMarkup } from './next/StaticMarkup/StaticMarkup';

jest.mock('next/cache', () => ({}));
// In browsers, StaticMarkup finds its children in the document. Render them here.
jest.mock('@/components/next/StaticMarkup/StaticMarkup', () => ({
  StaticMarkup: ({
    as: Tag,
    name: _name,
    version: _version,
    ...rest
  }: ComponentProps<typeof StaticMarkup>) => <Tag {...rest} />,
}));
jest.mock('@/lib/config/server', () => ({ serverConfig: () => ({ CONSENT_MODE: 'opt-out' }) }));

interface Row {
  name: string;
  base: ReactElement;
  planted: ReactElement;
  /** Markup expected for the planted value. */
  expected: string;
}

/** A field, its planted value, and the expected markup. The query types admit only fields that are queried. */
type Planted<Entity> = { [Field in keyof Entity]-?: readonly [Field, Entity[Field], string] }[keyof Entity];

const rowsOf = <Entity extends object>(
  name: string,
  entity: Entity,
  view: (entity: Entity) => ReactElement,
  fields: readonly Planted<Entity>[],
): Row[] =>
  fields.map(([field, value, expected]) => ({
    name: `${name}: ${String(field)} as ${expected}`,
    base: view(entity),
    planted: view({ ...entity, [field]: value }),
    expected,
  }));

const picture = (name: string): ImageAssetFragment => ({ ...BADGE, url: `/images/cleanpro/${name}.png` });
const width = (change: Partial<Record<'desktop' | 'tablet' | 'smartphone', string>>) => ({
  sys: { id: 'width' },
  desktop: '12',
  tablet: '12',
  smartphone: '12',
  ...change,
});
const tracked = { gaEventClass: 'an-event', gaEventLabel: null, googleRemarketingTagSource: null };
const buttons = (name: string) => ({ items: [{ ...documentButton(name), sys: { id: name } }] });
const richText = (value: string) => ({
  json: {
    nodeType: 'document',
    data: {},
    content: [
      { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] },
    ],
  },
  links: NO_LINKS,
});
const group = (change: Partial<LinkContainerFragment>): LinkContainerFragment => ({
  __typename: 'LinkContainer',
  sys: { id: 'group' },
  name: null,
  text: 'A group',
  styles: null,
  linksCollection: { items: [] },
  ...change,
});

const CARD: ContentCardFragment = {
  __typename: 'ContentCard',
  sys: { id: 'card' },
  title: 'A card',
  subTitle: null,
  text: null,
  image: null,
  callToActionsCollection: null,
  styles: null,
  componentWidth: null,
};
const FEATURE: SubBrandCardFragment = {
  __typename: 'SubBrandCard',
  sys: { id: 'feature' },
  title: 'A feature',
  subTitle: null,
  text: null,
  styles: null,
  image: null,
  callToActionsCollection: null,
};
const BANNER: BannerFragment = {
  __typename: 'Banner',
  sys: { id: 'banner' },
  image: null,
  contentCollection: null,
  callToActionCollection: null,
  badgeImagesCollection: null,
  contentPosition: 'Middle Left',
  textAlign: 'Left:Left',
  styles: null,
  componentWidth: width({ desktop: 'FullBleed' }),
};
const TEXT: RichTextFragment = {
  __typename: 'ContentTypeRichText',
  sys: { id: 'text' },
  styles: null,
  componentWidth: null,
  body: richText('A text'),
};
const HEADER: HeaderFragment = {
  sys: { id: 'header' },
  brandLogo: null,
  socialLinksCollection: null,
  countrySelectorsCollection: null,
  headerLinksCollection: null,
  primaryNavCollection: null,
  utilityMenu: null,
  searchTopSuggestionsCollection: null,
};
type Country = NonNullable<NonNullable<HeaderFragment['countrySelectorsCollection']>['items'][number]>;
const COUNTRY: Country = {
  sys: { id: 'country' },
  countryName: 'A country',
  countryWebsite: 'https://country.example',
  flagAltText: null,
  flag: BADGE,
  language: null,
};
type Menu = NonNullable<NonNullable<HeaderFragment['primaryNavCollection']>['items'][number]>;
type Slot = NonNullable<NonNullable<Menu['menuSlotsCollection']>['items'][number]>;
type Item = NonNullable<NonNullable<Slot['menuItemsCollection']>['items'][number]>;
const ITEM: Item = {
  sys: { id: 'item' },
  menuText: 'An item',
  menuLink: '/item',
  menuStyles: null,
  target: null,
  isHamburgerMenu: true,
};
const SLOT: Slot = {
  sys: { id: 'slot' },
  name: 'A slot',
  link: '/slot',
  target: null,
  styles: null,
  image: BADGE,
  menuItemsCollection: null,
};
const MENU: Menu = {
  sys: { id: 'menu' },
  menuText: 'A menu',
  menuLink: '/menu',
  styles: null,
  menuSlotsCollection: null,
};
const FOOTER: FooterFragment = {
  sys: { id: 'footer' },
  title: null,
  relatedBrand: null,
  socialConnect: null,
  footerLinksCollection: null,
  footerLegalLinksCollection: null,
  copyright: null,
  disclaimer: null,
};
const SUGGESTION: TopSuggestion = {
  sys: { id: 'suggestion' },
  title: 'A suggestion',
  link: '/suggestion',
  contentType: null,
  sortOrder: 1,
  imageUrl: null,
  image: null,
};
const FOUND: SearchProduct = {
  productBrand: '',
  productName: 'A product',
  ratingAndReviewId: '',
  variantDescription: '',
  sellUnits: null,
  packageSize: 1,
  packageSizeUnits: '',
  caseUpc: '',
  packageUpc: '',
  safetySheets: [{ link: '/sheet', text: 'A sheet' }],
  concentrates: [],
  madeFromConcentrates: [],
  doses: [],
};
const FOUND_DOCUMENT: SearchDocument = {
  id: 'found',
  kind: 'product',
  href: '/found',
  title: 'Found',
  brand: '',
  terms: '',
  facts: '',
  tasks: '',
  summary: '',
  text: '',
  codes: [],
  facets: { brand: [], category: [], businessType: [] },
  image: null,
  product: FOUND,
  mixture: null,
  groups: null,
  claims: [],
  form: '',
  notFor: [],
};
const ORGANIZATION: OrganizationFragment = {
  sys: { id: 'organization' },
  name: null,
  alternateName: null,
  url: null,
  logo: null,
  parentOrganization: null,
  parentOrganizationUrl: null,
  socialProfiles: null,
  phone: null,
};

const header = (change: Partial<HeaderFragment>) => <Header header={{ ...HEADER, ...change }} version="1" />;
const menu = (change: Menu) => header({ primaryNavCollection: { items: [change] } });
const slot = (change: Slot) => menu({ ...MENU, menuSlotsCollection: { items: [change] } });
const blocks = (
  block: BannerFragment | ContentCardFragment | RichTextFragment | typeof VIDEO | typeof IMAGE_SET,
) => <BlockList blocks={[block]} context={CONTEXT} />;
const links = (name: string) => [{ link: `/${name}`, text: name }];
const result = (document: SearchDocument) => (
  <ResultList
    hits={[{ document, title: [{ text: document.title, marked: false }], excerpt: [], note: undefined }]}
  />
);

const ROWS: Row[] = [
  ...rowsOf(
    'article card',
    article('An article'),
    (entity) => <ArticleCard article={entity} figures={{ likes: { planted: 7 }, views: {} }} />,
    [
      ['sys', { id: 'planted' }, '7\u00a0likes'],
      ['title', 'planted-title', 'planted-title'],
      ['shortDescription', 'planted-text', 'planted-text'],
      ['relatedArticleCardImage', picture('planted-picture'), 'planted-picture.png'],
      ['slug', 'articles/planted-slug', 'href="/en-us/articles/planted-slug"'],
      ['minuteReading', 77, '77\u00a0min'],
    ],
  ),
  ...rowsOf(
    'article widget',
    { articleId: 'id', articleUrl: '/url', likes: 1, views: 1, minuteReading: 1 },
    (entity) => <ArticleLikes {...entity} />,
    [
      ['articleId', 'planted-id', 'planted-id'],
      ['articleUrl', '/planted-url', '/planted-url'],
      ['likes', 711, '711'],
      ['views', 712, '712'],
      ['minuteReading', 713, '713'],
    ],
  ),
  ...rowsOf<Extract<CallToActionFragment, { linkText: string | null; link: string | null }>>(
    'link button',
    { ...linkButton('A link'), ...tracked },
    (entity) => <CallsToAction actions={[entity]} />,
    [
      ['linkText', 'planted-text', 'planted-text'],
      ['link', '/planted-link', 'planted-link"'],
      ['pdf', { sys: { id: 'pdf' }, fileName: 'a.pdf', url: '/images/planted.pdf' }, 'planted.pdf'],
      ['language', 'es', '<span lang="es">A link</span>'],
      ['tooltip', 'planted-tooltip', 'title="planted-tooltip"'],
      ['styles', 'outline', 'outline'],
      ['componentWidth', width({ desktop: '4' }), '--large:4'],
      ['componentWidth', width({ tablet: '5' }), '--tablet:5'],
      ['componentWidth', width({ smartphone: '6' }), '--small:6'],
      ['target', '_blank', 'target="_blank"'],
      ['gaEventClass', 'planted-class', 'data-ga-category="planted-class"'],
      ['gaEventLabel', 'planted-label', 'data-ga-label="planted-label"'],
      ['googleRemarketingTagSource', 'planted-source', 'data-trade-desk="planted-source"'],
    ],
  ),
  ...rowsOf(
    'image button',
    { ...IMAGE_BUTTON, gaEventClass: 'an-event' },
    (entity) => <ImageButton button={entity} />,
    [
      ['image', { ...picture('planted-picture'), width: 711, height: 712 }, 'planted-picture.png'],
      ['image', { ...BADGE, width: 711, height: 712 }, 'width="711" height="712"'],
      ['altText', 'planted-alt', 'alt="planted-alt"'],
      ['link', '/planted-link', 'planted-link"'],
      ['tooltip', 'planted-tooltip', 'title="planted-tooltip"'],
      ['styles', 'framed', 'framed'],
      ['target', '_blank', 'target="_blank"'],
      ['gaEventClass', 'planted-class', 'data-ga-category="planted-class"'],
      ['gaEventLabel', 'planted-label', 'data-ga-label="planted-label"'],
    ],
  ),
  ...rowsOf(
    'video button',
    { ...VIDEO_BUTTON, videoFile: null, videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
    (entity) => <VideoButton button={entity} />,
    [
      ['videoUrl', 'https://www.youtube.com/watch?v=planted-vid', 'planted-vid'],
      ['styles', 'ghost', 'ghost'],
    ],
  ),
  ...rowsOf(
    'product tile',
    product('A product', 'a-product'),
    (entity) => <ProductTile product={entity} ratings={{ planted: 3.7 }} />,
    [
      [
        'heroVariant',
        { sys: { id: 'v' }, variantDescription: 'planted-size', gtin: null, caseUpc: null, heroImage: null },
        'planted-size',
      ],
      [
        'heroVariant',
        {
          sys: { id: 'v' },
          variantDescription: null,
          gtin: null,
          caseUpc: null,
          heroImage: { ...picture('planted-picture'), width: 711, height: 712 },
        },
        'planted-picture.png',
      ],
      ['productBrand', 'planted-brand', 'planted-brand'],
      ['productName', 'planted-name', 'planted-name'],
      ['slug', 'planted-slug', 'href="/en-us/planted-slug"'],
      ['ratingAndReviewId', 'planted', '3.7 out of 5'],
    ],
  ),
  ...rowsOf('variant', variant('a-variant'), (entity) => <VariantCard variant={entity} inCarousel />, [
    ['countedItems', 'planted-items', 'planted-items'],
    ['contents', ['planted-piece'], 'planted-piece'],
    ['productBrand', 'planted-brand', 'planted-brand'],
    ['productName', 'planted-name', 'planted-name'],
    ['shortDescription', 'planted-text', 'planted-text'],
    ['variantDescription', 'planted-size', 'planted-size'],
    ['sellUnits', 711, '711'],
    ['packageSize', 712, '712'],
    ['packageSizeUnits', 'planted-unit', 'planted-unit'],
    ['gtin', 'planted-gtin', 'planted-gtin'],
    ['caseUpc', 'planted-case', 'planted-case'],
    ['packageUpc', 'planted-package', 'planted-package'],
    ['desclaimerText', 'planted-disclaimer', 'planted-disclaimer'],
    ['heroImage', picture('planted-picture'), 'planted-picture.png'],
    ['styles', 'highlight', 'highlight'],
    ['safetySheetCollection', buttons('planted-sheet'), 'planted-sheet'],
    ['concentrateCollection', buttons('planted-concentrate'), 'planted-concentrate'],
    ['madeFromConcentrateCollection', buttons('planted-diluted'), 'planted-diluted'],
    ['smartlabel', documentButton('planted-label'), 'planted-label'],
  ]),
  ...rowsOf(
    'variant of rolls',
    { ...variant('a-variant'), countedItems: 'rolls' },
    (entity) => <VariantCard variant={entity} />,
    [['sheetsPerRoll', 713, '713']],
  ),
  ...rowsOf('search result', FOUND_DOCUMENT, result, [
    ['image', { url: '/images/planted-picture.png', width: 1, height: 1 }, 'planted-picture.png'],
    ['brand', 'planted-brand', 'planted-brand'],
    ['href', '/planted-link', 'href="/planted-link"'],
    ['title', 'planted-title', 'planted-title'],
  ]),
  ...rowsOf('search product', FOUND, (entity) => result({ ...FOUND_DOCUMENT, product: entity }), [
    ['productName', 'planted-name', 'planted-name'],
    ['variantDescription', 'planted-size', 'planted-size'],
    ['sellUnits', 711, '711'],
    ['packageSize', 712, '712'],
    ['packageSizeUnits', 'planted-unit', 'planted-unit'],
    ['caseUpc', 'planted-case', 'planted-case'],
    ['packageUpc', 'planted-package', 'planted-package'],
    ['safetySheets', links('planted-sheet'), 'href="/planted-sheet"'],
    ['safetySheets', [{ link: '/a', text: 'Ficha', language: 'es' }], '<span lang="es">Ficha</span>'],
    ['concentrates', links('planted-concentrate'), 'href="/planted-concentrate"'],
    ['madeFromConcentrates', links('planted-diluted'), 'href="/planted-diluted"'],
    ['doses', ['1:77'], '1:77'],
  ]),
  ...rowsOf('content card', CARD, blocks, [
    ['title', 'planted-title', 'planted-title'],
    ['subTitle', 'planted-subtitle', 'planted-subtitle'],
    ['text', 'is **planted-text**', '<strong>planted-text</strong>'],
    [
      'image',
      { __typename: 'Image', sys: { id: 'i' }, image: picture('planted'), altText: null, tooltip: null },
      'planted.png',
    ],
    [
      'image',
      { __typename: 'Image', sys: { id: 'i' }, image: BADGE, altText: 'planted-alt', tooltip: null },
      'alt="planted-alt"',
    ],
    ['image', { ...IMAGE_SET, smartphoneImage: picture('planted-small') }, 'planted-small.png'],
    ['image', { ...IMAGE_SET, desktopImage: picture('planted-large') }, 'planted-large.png'],
    ['callToActionsCollection', { items: [linkButton('planted-link')] }, 'planted-link'],
    ['callToActionsCollection', { items: [{ ...VIDEO_BUTTON, linkText: 'planted-video' }] }, 'planted-video'],
    ['styles', 'overlay', 'overlay'],
    ['componentWidth', width({ desktop: '4' }), '--large:4'],
    ['componentWidth', width({ tablet: '5' }), '--tablet:5'],
    ['componentWidth', width({ smartphone: '6' }), '--small:6'],
  ]),
  ...rowsOf('sub-brand card', FEATURE, (entity) => <SubBrandCard feature={entity} />, [
    ['title', 'planted-title', 'planted-title'],
    ['subTitle', 'planted-subtitle', 'planted-subtitle'],
    ['text', 'planted-text', 'planted-text'],
    ['image', picture('planted-picture'), 'planted-picture.png'],
    ['styles', 'centered', 'centered'],
    ['callToActionsCollection', { items: [linkButton('planted-link')] }, 'planted-link'],
  ]),
  ...rowsOf('link container', group({}), (entity) => <LinkContainer block={entity} context={CONTEXT} />, [
    ['text', 'planted-text', 'planted-text'],
    ['styles', 'list', 'class="list"'],
    ['linksCollection', { items: [linkButton('planted-link')] }, 'planted-link'],
    ['linksCollection', { items: [{ ...IMAGE_BUTTON, altText: 'planted-alt' }] }, 'planted-alt'],
    [
      'linksCollection',
      {
        items: [{ __typename: 'ContentTypeRichText', sys: { id: 'r' }, body: richText('planted-body') }],
      },
      'planted-body',
    ],
  ]),
  ...rowsOf(
    'video',
    { ...VIDEO, videoFile: null, videoLink: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
    blocks,
    [
      ['videoLink', 'https://www.youtube.com/watch?v=planted-vid', 'planted-vid'],
      ['videoThumbnail', picture('planted-picture'), 'planted-picture.png'],
      ['transcript', 'planted-transcript', 'planted-transcript'],
      ['styles', 'dark', 'ground-dark'],
      ['componentWidth', width({ desktop: '4' }), '--large:4'],
    ],
  ),
  ...rowsOf('image set', IMAGE_SET, blocks, [
    ['desktopImage', picture('planted-large'), 'planted-large.png'],
    ['tabletImage', picture('planted-medium'), 'planted-medium.png'],
    ['smartphoneImage', picture('planted-small'), 'planted-small.png'],
    ['altText', 'planted-alt', 'alt="planted-alt"'],
    ['styles', 'framed', 'framed'],
    ['componentWidth', width({ desktop: '4' }), '--large:4'],
  ]),
  ...rowsOf('rich text', TEXT, blocks, [
    ['body', richText('planted-body'), 'planted-body'],
    ['styles', 'legal', 'legal'],
    ['componentWidth', width({ desktop: '4' }), '--large:4'],
  ]),
  ...rowsOf('header', HEADER, (entity) => <Header header={entity} version="1" />, [
    [
      'brandLogo',
      { __typename: 'Image', sys: { id: 'l' }, image: picture('planted'), altText: null, tooltip: null },
      'planted.png',
    ],
    [
      'brandLogo',
      { __typename: 'Image', sys: { id: 'l' }, image: BADGE, altText: 'planted-alt', tooltip: null },
      'planted-alt',
    ],
    [
      'brandLogo',
      { __typename: 'Image', sys: { id: 'l' }, image: BADGE, altText: null, tooltip: 'planted-tooltip' },
      'title="planted-tooltip"',
    ],
    ['socialLinksCollection', { items: [{ ...IMAGE_BUTTON, altText: 'planted-alt' }] }, 'planted-alt'],
    ['headerLinksCollection', { items: [{ ...ITEM, menuText: 'planted-text' }] }, 'planted-text'],
    ['headerLinksCollection', { items: [{ ...ITEM, menuLink: '/planted-link' }] }, 'planted-link"'],
    ['headerLinksCollection', { items: [{ ...ITEM, menuStyles: 'account' }] }, 'account'],
    ['headerLinksCollection', { items: [{ ...ITEM, menuStyles: 'highlight' }] }, 'highlight'],
    ['headerLinksCollection', { items: [{ ...ITEM, target: '_blank' }] }, 'target="_blank"'],
    ['headerLinksCollection', { items: [{ ...ITEM, isHamburgerMenu: false }] }, 'aria-label="Utility"'],
  ]),
  ...rowsOf('country', COUNTRY, (entity) => header({ countrySelectorsCollection: { items: [entity] } }), [
    ['countryName', 'planted-name', 'planted-name'],
    ['countryWebsite', 'https://planted.example', 'https://planted.example'],
    ['flagAltText', 'planted-alt', 'alt="planted-alt"'],
    ['flag', { ...picture('planted-flag'), width: 711, height: 712 }, 'planted-flag.png'],
    ['flag', { ...BADGE, width: 711, height: 712 }, 'width="711" height="712"'],
    ['language', { sys: { id: 'l' }, name: 'planted-language', code: null }, 'planted-language'],
  ]),
  ...rowsOf('primary menu', MENU, menu, [
    ['menuText', 'planted-text', 'planted-text'],
    ['menuLink', '/planted-link', 'planted-link"'],
    ['styles', 'highlight', 'highlight'],
  ]),
  ...rowsOf('menu slot', SLOT, slot, [
    ['name', 'planted-name', 'planted-name'],
    ['link', '/planted-link', 'planted-link"'],
    ['target', '_blank', 'target="_blank"'],
    ['styles', 'feature', 'class="feature"'],
  ]),
  ...rowsOf('menu item', ITEM, (entity) => slot({ ...SLOT, menuItemsCollection: { items: [entity] } }), [
    ['menuText', 'planted-text', 'planted-text'],
    ['menuLink', '/planted-link', 'planted-link"'],
    ['menuStyles', 'highlight', 'highlight'],
  ]),
  ...rowsOf(
    'footer',
    FOOTER,
    (entity) => (
      <Footer preview={false} footer={entity} trail={[]} privacy={[]} version="1" showRelatedBrands />
    ),
    [
      ['title', 'planted-title', 'aria-label="planted-title"'],
      ['relatedBrand', group({ text: 'planted-brands' }), 'planted-brands'],
      ['socialConnect', group({ text: 'planted-social' }), 'planted-social'],
      ['footerLinksCollection', { items: [group({ text: 'planted-text' })] }, 'planted-text'],
      ['footerLinksCollection', { items: [group({ name: 'planted-name', text: null })] }, 'planted-name'],
      [
        'footerLegalLinksCollection',
        { items: [group({ linksCollection: { items: [linkButton('planted-legal')] } })] },
        'planted-legal',
      ],
      ['copyright', 'planted-copyright', 'planted-copyright'],
      ['disclaimer', 'planted-disclaimer', 'planted-disclaimer'],
    ],
  ),
  ...rowsOf(
    'search top suggestion',
    SUGGESTION,
    (entity) => (
      <TopSuggestions
        suggestions={getTopSuggestions({
          ...HEADER,
          searchTopSuggestionsCollection: {
            items: [{ ...SUGGESTION, sys: { id: 'other' }, title: 'Other', sortOrder: 2 }, entity],
          },
        })}
      />
    ),
    [
      ['title', 'planted-title', 'planted-title'],
      ['link', '/planted-link', 'planted-link"'],
      ['imageUrl', '/images/planted.png', 'planted.png'],
      ['contentType', 'Article', 'Article'],
      ['sortOrder', 3, 'Other</a></span></li><li'],
    ],
  ),
  ...rowsOf('banner', BANNER, blocks, [
    ['image', { ...IMAGE_SET, desktopImage: picture('planted-large') }, 'planted-large.png'],
    ['image', { ...IMAGE_SET, tabletImage: picture('planted-medium') }, 'planted-medium.png'],
    ['image', { ...IMAGE_SET, smartphoneImage: picture('planted-small') }, 'planted-small.png'],
    ['image', { ...IMAGE_SET, altText: 'planted-alt' }, 'alt="planted-alt"'],
    [
      'contentCollection',
      { items: [{ __typename: 'Heading', sys: { id: 'h' }, text: 'planted-heading', level: 2 }] },
      'planted-heading',
    ],
    [
      'contentCollection',
      { items: [{ __typename: 'ContentTypeRichText', sys: { id: 'r' }, body: richText('planted-body') }] },
      'planted-body',
    ],
    ['callToActionCollection', { items: [linkButton('planted-link')] }, 'planted-link'],
    ['callToActionCollection', { items: [{ ...IMAGE_BUTTON, altText: 'planted-image' }] }, 'planted-image'],
    ['callToActionCollection', { items: [{ ...VIDEO_BUTTON, linkText: 'planted-video' }] }, 'planted-video'],
    [
      'badgeImagesCollection',
      {
        items: [
          { __typename: 'Image', sys: { id: 'b' }, image: BADGE, altText: 'planted-badge', tooltip: null },
        ],
      },
      'planted-badge',
    ],
    ['contentPosition', 'Bottom Right', '--vertical:flex-end'],
    ['contentPosition', 'Bottom Right', '--align:right'],
    ['textAlign', 'Center:Left', '--align-small:center'],
    ['textAlign', 'Left:Center', '--align-tablet:center'],
    ['styles', 'dark-on-light', 'data-banner="light"'],
    ['componentWidth', null, 'inset'],
  ]),
  ...rowsOf(
    'organization',
    ORGANIZATION,
    (entity) => <p>{scriptText([organizationData(entity, 'https://site.example')], '')}</p>,
    [
      ['name', 'planted-name', 'planted-name'],
      ['alternateName', 'planted-alternate', 'planted-alternate'],
      ['url', 'https://planted.example', 'https://planted.example'],
      ['logo', picture('planted-logo'), 'planted-logo.png'],
      ['parentOrganization', 'planted-parent', 'planted-parent'],
      ['socialProfiles', ['https://planted.example/profile'], 'https://planted.example/profile'],
    ],
  ),
];

const markup = async (element: ReactElement): Promise<string> =>
  new Response((await prerender(element)).prelude).text();

test.each(ROWS)('renders $name', async ({ base, planted, expected }) => {
  expect(await markup(base)).not.toContain(expected);
  expect(await markup(planted)).toContain(expected);
});
