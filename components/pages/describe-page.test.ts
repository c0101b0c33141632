import type { BannerFragment } from '@/graphql/generated/operations';
import type { PagesByName } from '@/lib/content/pages/page-documents';
import { describePage } from './describe-page';

const BANNER: BannerFragment = {
  __typename: 'Banner',
  sys: { id: 'banner' },
  image: null,
  contentCollection: null,
  callToActionCollection: null,
  badgeImagesCollection: null,
  contentPosition: null,
  textAlign: null,
  styles: null,
  componentWidth: null,
};
const PAGE: PagesByName['ContentPage'] = {
  __typename: 'ContentPage',
  sys: { id: 'page' },
  title: 'A page',
  breadcrumbTitle: null,
  transparentHeaderDesktop: null,
  transparentHeaderMobile: null,
  pageMetaData: null,
  parentPage: null,
  banner: BANNER,
  brand: null,
  listsChildPages: null,
  sectionsCollection: null,
};

test.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])('the header over a banner follows the page settings: desktop %s, mobile %s', (desktop, mobile) => {
  const headerOf = (banner: BannerFragment | null) =>
    describePage({
      kind: 'page',
      type: 'contentPage',
      slug: 'a-page',
      page: { ...PAGE, banner, transparentHeaderDesktop: desktop, transparentHeaderMobile: mobile },
      blocks: { sections: [], embedded: {}, tags: [] },
    }).transparentHeader;
  expect(headerOf(BANNER)).toEqual({ desktop, mobile });
  expect(headerOf(null)).toEqual({ desktop: false, mobile: false });
});
