/** @jest-environment jsdom */
import type { ComponentProps } from 'react';
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { FooterFragment, LinkContainerFragment } from '@/graphql/generated/operations';
import { BADGE, IMAGE_BUTTON, linkButton, NO_LINKS } from '@/components/blocks/example-data';
import type { StaticMarkup } from '@/components/next/StaticMarkup/StaticMarkup';
import { Footer } from './Footer';

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

// jsdom has no matchMedia. Reduced motion makes the footer visible immediately.
beforeAll(() => Object.assign(window, { matchMedia: () => ({ matches: true }) }));

const group = (
  text: string,
  items: NonNullable<LinkContainerFragment['linksCollection']>['items'],
): LinkContainerFragment => ({
  __typename: 'LinkContainer',
  sys: { id: text },
  name: text,
  text,
  styles: 'footer',
  linksCollection: { items },
});
const social = (name: string) => ({
  ...IMAGE_BUTTON,
  sys: { id: name },
  altText: name,
  image: BADGE,
  link: `https://social.example/${name}`,
});

const richText = (value: string) => ({
  __typename: 'ContentTypeRichText' as const,
  sys: { id: value },
  body: {
    json: {
      nodeType: 'document',
      content: [
        { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] },
      ],
    },
    links: NO_LINKS,
  },
});

const FOOTER: FooterFragment = {
  sys: { id: 'footer' },
  title: 'CleanPro Professional',
  relatedBrand: group('Our brands', [linkButton('Dawn')]),
  socialConnect: group('Follow us', ['Facebook', 'LinkedIn', 'YouTube'].map(social)),
  footerLinksCollection: {
    items: [
      group('Products', [linkButton('Brands')]),
      group('Company', [linkButton('About us'), richText('Open on weekdays')]),
    ],
  },
  footerLegalLinksCollection: { items: [group('Legal', [linkButton('Terms')])] },
  copyright: 'CleanPro. All rights reserved.',
  disclaimer: 'Use as directed.',
};
const TRAIL = [
  { title: 'Home', href: '/en-us' },
  { title: 'Questions', href: null },
];

test('shows the breadcrumb trail, two link groups, social icons, privacy choices, legal links, disclaimer and year', () => {
  render(<Footer preview={false} footer={FOOTER} trail={TRAIL} privacy={[]} version="1" showRelatedBrands />);
  expect(screen.getByRole('contentinfo', { name: 'CleanPro Professional' })).toBeInTheDocument();
  const trail = within(screen.getByRole('navigation', { name: 'Footer breadcrumb' }));
  expect(trail.getByText('Questions')).not.toHaveAttribute('href');
  expect(trail.getByText('Questions')).toHaveAttribute('aria-current', 'page');
  for (const name of ['Products', 'Company'])
    expect(screen.getByRole('navigation', { name })).toBeInTheDocument();
  expect(screen.getByText('Open on weekdays')).toBeInTheDocument();
  for (const name of ['Facebook', 'LinkedIn', 'YouTube']) {
    const icon = screen.getByRole('link', { name: new RegExp(`^${name}`) });
    expect(icon).toHaveAttribute('target', '_blank');
    expect(icon.querySelectorAll('img')).toHaveLength(1);
  }
  expect(
    screen.getByRole('button', { name: 'Do Not Sell or Share My Personal Information' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Terms' })).toBeInTheDocument();
  expect(screen.getByText('Use as directed.')).toBeInTheDocument();
  expect(
    screen.getByText(`© ${new Date().getUTCFullYear()} CleanPro. All rights reserved.`),
  ).toBeInTheDocument();
});

test('shows the links in the privacy document, and no privacy links if there is no document', () => {
  const privacy = ['Privacy Notice', 'Consumer Health Data Privacy Policy'].map((title) => ({
    title,
    url: `https://www.example.com/${title.replaceAll(' ', '-')}`,
  }));
  const { rerender } = render(
    <Footer
      preview={false}
      footer={FOOTER}
      trail={TRAIL}
      privacy={privacy}
      version="1"
      showRelatedBrands={false}
    />,
  );
  for (const { title, url } of privacy)
    expect(screen.getByRole('link', { name: new RegExp(`^${title}`) })).toHaveAttribute('href', url);
  expect(screen.queryByRole('heading', { name: 'Our brands' })).toBeNull();
  rerender(
    <Footer preview={false} footer={FOOTER} trail={TRAIL} privacy={[]} version="1" showRelatedBrands />,
  );
  expect(screen.queryByRole('link', { name: /privacy/i })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Our brands' })).toBeInTheDocument();
});
