import type { Example } from '../example';
import { CheckboxField } from './CheckboxField';
import { FieldSet } from './FieldSet';
import { RadioGroup } from './RadioGroup';
import { RatingField } from './RatingField';
import { SelectField } from './SelectField';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const MANDATORY = 'This is a mandatory field.';
const CHAIN = ['National Large Chain', 'Small Regional Chain', 'Independent', 'Retailer/Distributor'];

export const examples: readonly Example[] = [
  {
    name: 'at rest, filled in and disabled',
    element: (
      <FieldSet legend="At rest" hint="Fields marked with * are mandatory.">
        <TextField name="firstName" label="First name" required autoComplete="off" />
        <TextField
          name="email"
          type="email"
          label="Email"
          hint="We’ll reply to this address."
          defaultValue="lee@cleanpro.example"
        />
        <SelectField name="state" label="State" placeholder="Select a state" options={['Ohio', 'Oregon']} />
        <TextField name="company" label="Company" disabled defaultValue="Corner Diner" />
        <TextArea name="message" label="Message" hint="50 to 500 characters." />
        <RadioGroup
          name="affiliation"
          label="Business affiliation"
          options={CHAIN}
          defaultValue="Independent"
        />
        <RadioGroup
          name="shopping"
          label="Shopping for"
          options={['A business', 'My home']}
          inline
          disabled
        />
        <RatingField name="rating" label="Overall rating" defaultValue={4} required />
        <CheckboxField name="consent" label="Send me offers by email" defaultChecked />
      </FieldSet>
    ),
  },
  {
    name: 'invalid',
    element: (
      <FieldSet legend="Invalid">
        <TextField name="invalid-name" label="First name" required error={MANDATORY} />
        <TextField
          name="invalid-email"
          label="Email"
          hint="We’ll reply to this address."
          defaultValue="lee@"
          error="Please enter a valid email address."
        />
        <SelectField
          name="invalid-state"
          label="State"
          placeholder="Select a state"
          options={['Ohio', 'Oregon']}
          error={MANDATORY}
        />
        <TextArea name="invalid-message" label="Message" required error="Description is required." />
        <RadioGroup
          name="invalid-recommend"
          label="Would you recommend it?"
          options={['Yes', 'No']}
          inline
          required
          error="Please select an option"
        />
        <RatingField name="invalid-rating" label="Overall rating" required error="Overall rating required" />
        <CheckboxField
          name="invalid-terms"
          label={
            <>
              I agree to the <a href="#terms">terms and conditions</a>
            </>
          }
          required
          error="Please check terms and conditions"
        />
      </FieldSet>
    ),
  },
];
