import { VIDEO } from '@/components/blocks/example-data';
import type { RichTextField } from '@/lib/rich-text/field';
import { faqData, listData, organizationData, scriptText, videoData } from './json-ld';

const text = (value: string) => ({ nodeType: 'text', value });
const paragraph = (...content: unknown[]) => ({ nodeType: 'paragraph', content });
const field = (content: unknown[], inline: RichTextField['links']['entries']['inline'] = []) => ({
  body: {
    json: { nodeType: 'document', content },
    links: { entries: { inline, hyperlink: [] }, assets: { hyperlink: [] } },
  },
});
const answer = (...words: string[]) => field(words.map((word) => paragraph(text(word))));

test('joins an answer’s paragraphs with spaces', () => {
  expect(faqData([{ question: 'How?', answer: answer('Rinse.', 'Let it  dry.') }])).toMatchObject({
    mainEntity: [{ acceptedAnswer: { text: 'Rinse. Let it dry.' } }],
  });
});

test('includes the dose embedded in an answer', () => {
  const dose = {
    __typename: 'Dilution' as const,
    sys: { id: 'dose' },
    purpose: null,
    ratio: 64,
    amountMinimum: null,
    amountMaximum: null,
    amountUnit: null,
    perAmount: null,
    perUnit: null,
    waterTemperatureMinimum: null,
    waterTemperatureMaximum: null,
  };
  const embedded = {
    nodeType: 'embedded-entry-inline',
    data: { target: { sys: { id: 'dose' } } },
    content: [],
  };
  const body = field([paragraph(text('That is '), embedded, text('.'))], [dose]);
  expect(faqData([{ question: 'How much?', answer: body }])).toMatchObject({
    mainEntity: [{ acceptedAnswer: { text: 'That is 1:64 (2 fl oz per gal of water, 16 mL per L).' } }],
  });
});

test('includes only questions with an answer', () => {
  const data = faqData([
    { question: 'How long?', answer: answer('Ten minutes.') },
    { question: 'Why?', answer: null },
    { question: null, answer: answer('Because.') },
  ]);
  expect(data).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'How long?', acceptedAnswer: { text: 'Ten minutes.' } }],
  });
  expect(faqData([])).toBeNull();
});

test('numbers the pages of a list from 1', () => {
  const data = listData('Jobs', [{ slug: 'a' }, { slug: null }, { slug: 'c' }], 'https://x.example');
  expect(data).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: 'https://x.example/en-us/a' },
      { position: 2, url: 'https://x.example/en-us/c' },
    ],
  });
  expect(listData('Jobs', [], 'https://x.example')).toBeNull();
});

test('escapes text that would end the script element', () => {
  const data = faqData([{ question: '</script><b>', answer: answer('</script>') }]);
  expect(data && scriptText([data], 'https://site.example')).not.toContain('</script>');
});

test('makes URLs for the site’s files absolute', () => {
  expect(
    scriptText(
      [{ '@context': 'https://schema.org', '@type': 'Organization', logo: '/images/logo.svg', name: 'A' }],
      'https://site.example',
    ),
  ).toContain('"logo":"https://site.example/images/logo.svg"');
});

test('describes the organization with names, URL, logo, parent and profiles', () => {
  const data = organizationData(
    {
      sys: { id: 'organization' },
      name: 'CleanPro Professional',
      alternateName: 'CleanPro',
      url: 'https://www.cleanpro.example',
      logo: {
        sys: { id: 'logo' },
        contentfulMetadata: { tags: [] },
        description: null,
        url: '/images/logo.svg',
        width: 10,
        height: 10,
      },
      parentOrganization: 'CleanPro Holdings',
      parentOrganizationUrl: null,
      socialProfiles: ['https://social.example/cleanpro'],
      phone: null,
    },
    'https://site.example',
  );
  expect(data).toMatchObject({
    name: 'CleanPro Professional',
    alternateName: 'CleanPro',
    url: 'https://www.cleanpro.example',
    logo: '/images/logo.svg',
    parentOrganization: { name: 'CleanPro Holdings' },
    sameAs: ['https://social.example/cleanpro'],
  });
});

const FILM = { ...VIDEO, videoFile: null, uploadDate: '2026-01-01' };

test('describes a video with the URL of the displayed player', () => {
  const data = videoData({ ...FILM, videoLink: 'https://youtu.be/aqz-KE-bpKQ?t=90', description: ' \u200b' });
  expect(data).toMatchObject({
    description: VIDEO.title,
    embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90',
  });
  expect(data).not.toHaveProperty('contentUrl');
});

test.each([
  ['an address that cannot be played', { videoLink: 'https://vimeo.com/brand' }],
  ['neither file nor address', { videoLink: null }],
  ['a blank title', { videoLink: 'https://youtu.be/aqz-KE-bpKQ', title: '\u200b' }],
])('omits a video with %s', (_name, change) => {
  expect(videoData({ ...FILM, ...change })).toBeNull();
});
