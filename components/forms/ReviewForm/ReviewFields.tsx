import type { Ref } from 'react';
import { useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import { Button } from '@/components/ui/Button/Button';
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary';
import { CheckboxField } from '@/components/ui/Field/CheckboxField';
import { FieldSet } from '@/components/ui/Field/FieldSet';
import { RadioGroup } from '@/components/ui/Field/RadioGroup';
import { RatingField } from '@/components/ui/Field/RatingField';
import { SelectField } from '@/components/ui/Field/SelectField';
import { TextArea } from '@/components/ui/Field/TextArea';
import { TextField } from '@/components/ui/Field/TextField';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { Waiting } from '@/components/ui/Loader/Waiting.client';
import {
  getReviewValues,
  LIMITS,
  MESSAGES,
  MONTHS,
  type ReviewError,
  type ReviewField,
  type ReviewValues,
} from '@/lib/reviews/review-form';
import styles from './ReviewForm.module.css';

interface Props {
  summary: Ref<HTMLDivElement>;
  product: string;
  productName: string;
  years: string[];
  values: ReviewValues;
  errors: ReviewError[];
  introduction: string;
  hasSummary: boolean;
  busy: boolean;
  register: UseFormRegister<ReviewValues>;
  control: Control<ReviewValues>;
}

/** Labels of the fields that use the generic message for a missing value. */
const LABELS: Partial<Record<ReviewField, string>> = {
  userNickname: 'Nickname',
  userEmail: 'Email',
  contextdatavalue_Agemonth: 'Month of birth',
  contextdatavalue_Ageyear: 'Year of birth',
};

/** Prefixes the generic message with the field's label, so that no two links of the error summary read the same. */
const withLabel = ({ name, message }: ReviewError): ReviewError => ({
  name,
  message: message === MESSAGES.mandatory && LABELS[name] ? `${LABELS[name]}: ${message}` : message,
});

/** Shows the length of the description while the visitor types, counted as the validation counts it. */
function DescriptionLength({ control }: Pick<Props, 'control'>) {
  const reviewText = useWatch({ control, name: 'reviewText' });
  const { length } = getReviewValues((name) => (name === 'reviewText' ? reviewText : '')).reviewText;
  return <span>{length === 0 ? '.' : `, ${length} so far.`}</span>;
}

export function ReviewFields({
  summary,
  product,
  productName,
  years,
  values,
  errors,
  introduction,
  hasSummary,
  busy,
  register,
  control,
}: Props) {
  const field = (name: ReviewField) => ({
    ...register(name),
    error: errors.find((error) => error.name === name)?.message,
    defaultValue: values[name],
  });
  const { defaultValue: agreed, ...terms } = field('agreedToTermsAndConditions');
  return (
    <div className={styles.fields}>
      {hasSummary ? (
        <ErrorSummary ref={summary} errors={errors.map(withLabel)} introduction={introduction} />
      ) : null}
      <p className={styles.note}>Fields marked with * are mandatory.</p>
      <input type="hidden" name="product" value={product} />
      <FieldSet legend="Your Product Rating">
        <RatingField {...field('rating')} label={`Overall rating of ${productName}`} required />
        <RatingField {...field('rating_Quality')} label="Quality" />
        <RatingField {...field('rating_Value')} label="Value" />
        <RadioGroup
          {...field('isRecommended')}
          label="Would you recommend this product?"
          options={[
            { value: 'true', label: 'Yes' },
            { value: 'false', label: 'No' },
          ]}
          inline
          required
        />
      </FieldSet>
      <FieldSet legend="Your review">
        <TextField
          {...field('title')}
          label="Summary"
          hint={`Up to ${LIMITS.summary} characters.`}
          className={styles.whole}
          required
        />
        <TextArea
          {...field('reviewText')}
          label="Description"
          hint={
            <>
              Where you use it, and what changed: {LIMITS.descriptionFrom} to {LIMITS.descriptionTo}{' '}
              characters
              <DescriptionLength control={control} />
            </>
          }
          rows={7}
          required
        />
      </FieldSet>
      <FieldSet legend="About you" hint="Only your nickname and location are shown with the review.">
        <TextField
          {...field('userNickname')}
          label="Nickname"
          hint={`Up to ${LIMITS.nickname} letters and numbers.`}
          autoComplete="nickname"
          required
        />
        <TextField {...field('userLocation')} label="Location" hint="For example: Austin, TX" required />
        <TextField {...field('userEmail')} label="Email" type="email" autoComplete="email" required />
        <div className={styles.birth}>
          <SelectField
            {...field('contextdatavalue_Agemonth')}
            label="Month of birth"
            options={MONTHS}
            placeholder="Month"
            autoComplete="bday-month"
            required
          />
          <SelectField
            {...field('contextdatavalue_Ageyear')}
            label="Year of birth"
            options={years}
            placeholder="Year"
            autoComplete="bday-year"
            required
          />
        </div>
      </FieldSet>
      <CheckboxField
        {...terms}
        value="true"
        defaultChecked={agreed === 'true'}
        label={
          <>
            I agree to the{' '}
            <SmartLink href="/en-us/terms" target="_blank">
              terms and conditions
            </SmartLink>
          </>
        }
        required
      />
      <div>
        <Button type="submit" name="intent" value="preview" busy={busy}>
          Preview
        </Button>
        <Waiting isWaiting={busy} text="Still checking. Please wait." />
      </div>
    </div>
  );
}
