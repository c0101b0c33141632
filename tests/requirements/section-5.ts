import { parseRequirements } from './requirement.ts';

const RULE = 'lib/forms/rules.test.ts | %s: given %j, the field %s has the error';
const REGISTRATION = '/en-us/user-registration';
const SAMPLE = '/en-us/whats-new/microban-sample';
const CONTACT = '/en-us/contact-us';
const CHOICES = 'lib/forms/forms.test.ts | have specific messages for empty choices';
const REVIEW = '/en-us/write-review | lib/reviews/review-form.test.ts';
const OPTIONS = 'tests/contract/option-lists.test.ts';
const PURPOSE =
  'lib/forms/forms.test.ts | %s: asks what the visitor is shopping for, and for business details';

export const SECTION_5 = parseRequirements(`
Mandatory: 'This is a mandatory field.' | ${CONTACT} | lib/forms/rules.test.ts | %s: reports each empty field in %j as mandatory
Mandatory: 'Fields marked with * are mandatory. Please complete all mandatory fields and re-submit.' | ${CONTACT} | lib/forms/rules.test.ts | introduces the errors with the documented sentence
Registration: First Name invalid | ${REGISTRATION} | ${RULE}
Registration: Last Name invalid | ${REGISTRATION} | ${RULE}
Registration: 'Please enter a valid email address.' | ${REGISTRATION} | ${RULE}
Registration: 'Email and Confirm Email values must match. Please try again.' | ${REGISTRATION} | ${RULE}
Registration: password at least 8 characters | ${REGISTRATION} | lib/forms/rules.test.ts | accepts a password of eight characters, but not of seven
Registration: password with at least 1 letter | ${REGISTRATION} | ${RULE}
Registration: password with at least 1 number | ${REGISTRATION} | ${RULE}
Registration: 'Password and Confirm Password values must match. Please try again.' | ${REGISTRATION} | ${RULE}
Registration: 'The postal area you entered is not valid. Please try again.' | ${REGISTRATION} | ${RULE}
Review: overall rating required ('Overall rating reqired') | ${REVIEW} | reports one error per mandatory field
Review: recommend yes/no required ('Please select an option') | ${REVIEW} | reports one error per mandatory field
Review: 'Summary is required.' | ${REVIEW} | reports one error per mandatory field
Review: summary max 50 characters | ${REVIEW} | a %s of %i characters is accepted
Review: 'Description is required.' | ${REVIEW} | reports one error per mandatory field
Review: description 50 to 500 characters | ${REVIEW} | a %s of %i characters is accepted
Review: nickname required | ${REVIEW} | reports one error per mandatory field
Review: nickname up to 25 letters and numbers only | ${REVIEW} | for the %s "%s", reports the error: %s
Review: location required ('Enter Your Location') | ${REVIEW} | reports one error per mandatory field
Review: birth month and year required | ${REVIEW} | reports one error per mandatory field
Review: email required | ${REVIEW} | reports one error per mandatory field
Review: email valid | ${REVIEW} | for the %s "%s", reports the error: %s
Review: terms accepted ('Please check terms and conditions') | ${REVIEW} | reports one error per mandatory field
Review: 'There are #number error(s) in this page' | /en-us/write-review | components/ui/Field/fields.test.tsx | an error summary counts the errors
Sample, consultation and contact: valid first name | ${CONTACT} | ${RULE}
Sample, consultation and contact: valid last name | ${CONTACT} | ${RULE}
Sample, consultation and contact: valid email | ${CONTACT} | ${RULE}
Sample, consultation and contact: valid city | ${CONTACT} | ${RULE}
Sample, consultation and contact: valid company | ${CONTACT} | ${RULE}
Sample and consultation: valid job title | ${SAMPLE} | ${RULE}
Sample, consultation and contact: valid phone | ${CONTACT} | ${RULE}
Sample, consultation and contact: valid state | ${CONTACT} | ${RULE}
Sample, consultation and contact: valid zip code | ${CONTACT} | ${RULE}
Sample: select business type | ${SAMPLE} | ${CHOICES}
Sample: select affiliation | ${SAMPLE} | ${CHOICES}
Sample, consultation and contact: select shopping for | ${CONTACT} | ${PURPOSE}
Consultation: select business type, affiliation and industry | /en-us/request-consultation | ${PURPOSE}
Consultation: select distributor | /en-us/request-consultation | lib/forms/forms.test.ts | a consultation asks for the distributor
Contact: select business type, affiliation and industry, for a business | ${CONTACT} | ${PURPOSE}
Contact: a business reveals one optional group | ${CONTACT} | tests/e2e/forms-purpose.spec.ts | contact: choosing a business shows the optional business fields, choosing a home hides them
Contact: a home is not asked for a business | ${CONTACT} | lib/forms/shopping-for.test.ts | contact: drops business details if the visitor chooses a home
Consultation and contact: a business-representation checkbox | ${CONTACT} | ${PURPOSE}
Sample: select employee type | ${SAMPLE} | ${CHOICES}
Sample: select industry | ${SAMPLE} | ${CHOICES}
Sample: select distributor | ${SAMPLE} | ${CHOICES}
Sample, consultation and contact: an over-18 checkbox | ${CONTACT} | lib/forms/forms.test.ts | %s: asks for name, contact details, age and email consent
Sample: a business-representation checkbox | ${SAMPLE} | lib/forms/forms.test.ts | %s: asks for the business, the distributor
Sample, consultation and contact: an email-consent checkbox | ${CONTACT} | lib/forms/forms.test.ts | %s: asks for name, contact details, age and email consent
Options: preferred distributors, 27 | ${SAMPLE} | ${OPTIONS} | %s has %i options without duplicates
Options: preferred distributors include Other | ${SAMPLE} | ${OPTIONS} | the last option for the preferred distributor is Other
Options: sample distributors | /en-us/whats-new/dawn-hd-powerwash | ${OPTIONS} | in the form %s, the field %s offers the list %s
Options: trade distributors | /en-us/whats-new/distributor-sampling | ${OPTIONS} | in the form %s, the field %s offers the list %s
Options: industries, 11 | ${SAMPLE} | ${OPTIONS} | %s has %i options without duplicates
Options: US states plus District of Columbia and US Territories | ${CONTACT} | ${OPTIONS} | has the documented options
Options: business affiliation National Large Chain, Small Regional Chain, Independent, Retailer/Distributor | ${REGISTRATION} | ${OPTIONS} | has the documented options
Options: shopping for a business, my home | ${CONTACT} | ${OPTIONS} | %s asks whether the visitor shops for a business
Options: primary role in purchasing, 4 | ${REGISTRATION} | ${OPTIONS} | %s has %i options without duplicates
Options: business locations 0, 1-4, 5-9, 10-14, 15-19, 20+ | ${REGISTRATION} | ${OPTIONS} | has the documented options
`);
