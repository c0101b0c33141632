import { checkClaims } from '../product/claims.ts';
import { answer, document, found, link, product, type TestEntry } from './space.ts';

const CLAIMS = [{ claim: 'Disinfects', organisms: ['Staphylococcus aureus'], contactTimeSeconds: 600 }];
const REGISTERED = { epaRegistrationNumber: '99999-1', efficacyClaims: CLAIMS };
const saying = (shortDescription: string, fields: Record<string, unknown> = {}): TestEntry[] => [
  product({ shortDescription, ...fields }),
];

test.each<[string, TestEntry[], RegExp]>([
  [
    'claims without a registration',
    [product({ efficacyClaims: CLAIMS })],
    /^p efficacyClaims is set without a registration/,
  ],
  [
    'a registration without claims',
    [product({ epaRegistrationNumber: '99999-1' })],
    /^p epaRegistrationNumber is set without claims/,
  ],
  [
    'claims that do not parse',
    [product({ ...REGISTERED, efficacyClaims: [{ claim: 'Cures' }] })],
    /^p efficacyClaims does not parse/,
  ],
  [
    'the number of a company',
    [product({ ...REGISTERED, epaRegistrationNumber: '3573-1' })],
    /^p epaRegistrationNumber 3573-1 may belong to a real company/,
  ],
  [
    'a number that stands twice',
    [product(REGISTERED), product(REGISTERED, 'q')],
    /epaRegistrationNumber 99999-1 is also used by/,
  ],
  [
    'a disinfectant for healthcare that is no hospital disinfectant',
    [
      product({ ...REGISTERED, businessTypes: [link('healthcare')] }),
      ['businessTypes', 'healthcare', { code: 'healthcare' }],
    ],
    /^p businessTypes includes healthcare, but the disinfectant has no claim against Pseudomonas aeruginosa/,
  ],
  [
    'a keyword beyond the registration',
    [
      product({ ...REGISTERED, efficacyClaims: [{ ...CLAIMS[0], claim: 'Sanitizes' }] }),
      ['productsPage', 'page', { product: link('p'), pageMetaData: link('meta') }],
      ['pageMetaData', 'meta', { keywords: ['wipes', 'Disinfectant'] }],
    ],
    /^meta keywords includes “Disinfectant”, but the product is not registered to disinfect/,
  ],
  [
    'disinfects',
    saying('It cleans and disinfects.'),
    /^p shortDescription claims “disinfects” without a registration/,
  ],
  ['sanitizes', saying('Sanitizes tables.'), /claims “Sanitizes”/],
  ['kills', saying('It kills odor.'), /claims “kills”/],
  ['germs', saying('Wipes germs away.'), /claims “germs”/],
  ['antibacterial', saying('An antibacterial film.'), /claims “antibacterial”/],
  ['hospital', saying('For hospital use.'), /claims “hospital”/],
  [
    'a contact time',
    [product({ directions: document('Wait for the contact time.') })],
    /^p directions claims “contact time”/,
  ],
  [
    'an organism',
    [product({ description: document('It removes norovirus.') })],
    /^p description claims “norovirus”/,
  ],
  [
    'an organism that another product lists',
    [
      product({ ...REGISTERED, efficacyClaims: [{ ...CLAIMS[0], organisms: ['Aspergillus niger'] }] }),
      product({ keyBenefits: ['Against Aspergillus'] }, 'q'),
    ],
    /^q keyBenefits claims “Aspergillus” without a registration/,
  ],
  [
    'a claim in an answer',
    [...answer('Yes, it disinfects.'), product({ questions: [link('question')] })],
    /^question-answer body claims/,
  ],
  [
    'a claim after a denial of something else',
    saying('It does not stain and disinfects floors.'),
    /claims “disinfects”/,
  ],
  [
    'a claim beside another product',
    saying('It kills germs before you follow with an approved food-contact sanitizer.'),
    /claims “kills”/,
  ],
  ['a claim with a missing rinse', saying('Without a rinse it sanitizes tables.'), /claims “sanitizes”/],
  ['a claim with no-rinse', saying('A no-rinse sanitizing spray.'), /claims “sanitizing”/],
  ['more than cleaning', saying('It not only disinfects.'), /claims “disinfects”/],
  [
    'a claim of a variant',
    [product({ variants: [link('v')] }), ['productVariant', 'v', { shortDescription: 'Disinfects desks.' }]],
    /^v shortDescription claims “Disinfects”/,
  ],
  [
    'a product that calls itself registered',
    saying('This is a registered disinfectant.'),
    /claims “disinfectant”/,
  ],
  [
    'an organism beyond the registration',
    saying('Against Listeria, too.', REGISTERED),
    /claims “Listeria” that its registration does not list/,
  ],
  [
    'hospital without both bacteria',
    saying('A hospital disinfectant.', REGISTERED),
    /claims “hospital” without Pseudomonas/,
  ],
  [
    'bloodborne pathogens',
    saying('For bloodborne pathogens.', REGISTERED),
    /claims “bloodborne” that no registration lists/,
  ],
  ['HIV', saying('Effective against HIV-1.', REGISTERED), /claims “HIV-1”/],
  ['hepatitis', saying('Stops hepatitis B.', { drugFacts: link('d') }), /claims “hepatitis”/],
])('the claims check reports %s', (_name, entries, expected) => {
  expect(found(checkClaims, entries)).toMatch(expected);
});

test.each([
  'It does not disinfect.',
  'It is a cleaner, not a disinfectant.',
  'It is not a sanitizer or disinfectant.',
  'It does not clean, disinfect or sanitize.',
  'It makes no disinfectant claim.',
  'It has no claim against norovirus.',
  'In a kitchen, follow with an approved food-contact sanitizer.',
  'Use an EPA-registered disinfectant by its label.',
  'Choose a registered disinfectant where your policy calls for one.',
  'Disconnect detergent, rinse aid and sanitizer feeds.',
  'For hotels and hospitals.',
])('the claims check accepts “%s”', (text) => {
  expect(found(checkClaims, saying(text))).toBe('');
});

test('accepts claims by registered products and drugs', () => {
  const both = [{ ...CLAIMS[0], organisms: ['Pseudomonas aeruginosa', 'Staphylococcus aureus'] }];
  expect(
    found(checkClaims, [
      product({
        ...REGISTERED,
        shortDescription: 'Disinfects against Staphylococcus aureus. No claim against HIV.',
      }),
      product(
        {
          epaRegistrationNumber: '99999-2',
          efficacyClaims: both,
          shortDescription: 'A hospital disinfectant.',
        },
        'q',
      ),
      product({ drugFacts: link('d'), shortDescription: 'Antibacterial soap.' }, 'r'),
    ]),
  ).toBe('');
});
