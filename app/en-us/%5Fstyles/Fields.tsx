import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary';
import { CheckboxField } from '@/components/ui/Field/CheckboxField';
import { FieldSet } from '@/components/ui/Field/FieldSet';
import { RadioGroup } from '@/components/ui/Field/RadioGroup';
import { RatingField } from '@/components/ui/Field/RatingField';
import { SelectField } from '@/components/ui/Field/SelectField';
import { TextArea } from '@/components/ui/Field/TextArea';
import { TextField } from '@/components/ui/Field/TextField';
import styles from './StyleGuide.module.css';

const MANDATORY = 'This is a mandatory field.';
const CHAIN = ['National Large Chain', 'Small Regional Chain', 'Independent', 'Retailer/Distributor'];

/** Every form field: empty, filled in, invalid, disabled. */
export function Fields() {
  return (
    <Section tone="tinted" label="Fields">
      <SectionHeading title="Fields" />
      <form noValidate className={styles.form} action="/en-us/_styles">
        <FieldSet legend="At rest" hint="Fields marked with * are mandatory.">
          <TextField name="firstName" label="First name" required autoComplete="off" />
          <TextField
            name="email"
            type="email"
            label="Email"
            hint="We answer to it."
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
        <ErrorSummary
          introduction="Fields marked with * are mandatory. Please complete all mandatory fields and re-submit."
          errors={[
            { name: 'wrong-name', message: 'First name: this is a mandatory field.' },
            { name: 'wrong-terms', message: 'Please check terms and conditions' },
          ]}
        />
        <FieldSet legend="Wrong">
          <TextField name="wrong-name" label="First name" required error={MANDATORY} />
          <TextField
            name="wrong-email"
            label="Email"
            hint="We answer to it."
            defaultValue="lee@"
            error="Please enter a valid email address."
          />
          <SelectField
            name="wrong-state"
            label="State"
            placeholder="Select a state"
            options={['Ohio', 'Oregon']}
            error={MANDATORY}
          />
          <TextArea name="wrong-message" label="Message" required error="Description is required." />
          <RadioGroup
            name="wrong-recommend"
            label="Would you recommend it?"
            options={['Yes', 'No']}
            inline
            required
            error="Please select an option"
          />
          <RatingField name="wrong-rating" label="Overall rating" required error="Overall rating required" />
          <CheckboxField
            name="wrong-terms"
            label={
              <>
                I agree to the <a href="#terms">terms and conditions</a>
              </>
            }
            required
            error="Please check terms and conditions"
          />
        </FieldSet>
      </form>
    </Section>
  );
}
