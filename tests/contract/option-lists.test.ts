import { getFormFields, type FormName } from '../../lib/forms/definitions';
import type { ListName } from '../../lib/forms/field';
import { OPTIONS } from '../fixtures/option-lists';

const STATES =
  'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming,District of Columbia,US Territories';

test.each<[ListName, string[]]>([
  ['states', STATES.split(',')],
  [
    'businessAffiliation',
    ['National Large Chain', 'Small Regional Chain', 'Independent', 'Retailer/Distributor'],
  ],
  ['businessLocations', ['0', '1-4', '5-9', '10-14', '15-19', '20+']],
])('%s has the documented options', (list, options) => {
  expect(OPTIONS[list]).toEqual(options);
});

test.each<[ListName, number]>([
  ['preferredDistributors', 27],
  ['industries', 11],
  ['purchasingRole', 4],
])('%s has %i options without duplicates', (list, count) => {
  expect(OPTIONS[list]).toHaveLength(count);
  expect(new Set(OPTIONS[list]).size).toBe(count);
});

test('the last option for the preferred distributor is Other', () => {
  expect(OPTIONS.preferredDistributors?.at(-1)).toBe('Other');
});

test.each<[FormName, string, ListName]>([
  ['productSample', 'distributor', 'preferredDistributors'],
  ['dawnSample', 'distributor', 'sampleDistributors'],
  ['distributorSampling', 'distributor', 'tradeDistributors'],
  ['microbanSample', 'industry', 'industries'],
  ['registration', 'role', 'purchasingRole'],
  ['registration', 'affiliation', 'businessAffiliation'],
  ['registration', 'locations', 'businessLocations'],
  ['contact', 'state', 'states'],
])('in the form %s, the field %s offers the list %s', (form, code, list) => {
  expect(getFormFields(form).find(([name]) => name === code)?.[1].list).toBe(list);
  expect(OPTIONS[list]?.length).toBeGreaterThan(1);
});

test.each<FormName>(['contact', 'consultation', 'microbanSample'])(
  '%s asks whether the visitor shops for a business or for the home',
  (form) => {
    const field = getFormFields(form).find(([name]) => name === 'shoppingFor')?.[1];
    expect(field?.options).toEqual(['A business', 'My home']);
  },
);

test('sample requests ask whether the visitor is an employee of the parent company', () => {
  const field = getFormFields('microbanSample').find(([name]) => name === 'employeeType')?.[1];
  expect(field).toMatchObject({
    label: 'Are you an employee of the parent company?',
    list: 'employeeTypes',
    required: true,
  });
  expect(OPTIONS.employeeTypes).toEqual(['No, I am not an employee', 'Yes, I am an employee']);
});
