import type { HeaderFragment } from '@/graphql/generated/operations';
import { menuLabels } from './menu-labels';

const item = (menuText: string, menuLink: string) => ({
  __typename: 'MenuItem' as const,
  sys: { id: menuText },
  menuText,
  menuLink,
  menuStyles: 'default',
  target: null,
  isHamburgerMenu: false,
});

const HEADER: HeaderFragment = {
  sys: { id: 'header' },
  brandLogo: null,
  socialLinksCollection: null,
  countrySelectorsCollection: null,
  searchTopSuggestionsCollection: null,
  headerLinksCollection: { items: [item('Contact', 'contact-us'), item('Register', 'user-registration')] },
  utilityMenu: { sys: { id: 'utility' }, linksCollection: { items: [item('Finder', '/en-us/recommender')] } },
  primaryNavCollection: {
    items: [
      {
        sys: { id: 'about' },
        menuText: 'About',
        menuLink: null,
        styles: null,
        menuSlotsCollection: {
          items: [
            {
              sys: { id: 'slot' },
              name: 'CleanPro',
              link: null,
              target: null,
              styles: 'default',
              image: null,
              menuItemsCollection: { items: [item('Contact us', 'contact-us'), item('Call', 'tel:1')] },
            },
          ],
        },
      },
      {
        sys: { id: 'offers' },
        menuText: 'Offers',
        menuLink: 'offers',
        styles: null,
        menuSlotsCollection: null,
      },
    ],
  },
};

test('prefers labels in the primary menu to labels in other header links', () => {
  const labels = menuLabels(HEADER);
  expect(labels.get('/en-us/contact-us')).toBe('Contact us');
  expect(labels.get('/en-us/offers')).toBe('Offers');
  expect(labels.get('/en-us/user-registration')).toBe('Register');
  expect(labels.get('/en-us/recommender')).toBe('Finder');
  expect(labels.get('/en-us')).toBe('Home');
  expect(labels.get('/en-us/about-us')).toBeUndefined();
});

test('labels the home page even without a header', () => {
  expect([...menuLabels(null)]).toEqual([['/en-us', 'Home']]);
});
