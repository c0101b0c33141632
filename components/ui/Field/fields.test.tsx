/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { Button } from '../Button/Button';
import { FormStatus } from '../FormStatus/FormStatus';
import { Stars } from '../Stars/Stars';
import { CheckboxField } from './CheckboxField';
import { FieldSet } from './FieldSet';
import { RadioGroup } from './RadioGroup';
import { RatingField } from './RatingField';
import { SelectField } from './SelectField';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const MANDATORY = 'This is a mandatory field.';

test('labels a control, describes it with its hint and error, and passes native props through', () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <TextField
      ref={ref}
      name="email"
      label="Email"
      type="email"
      required
      hint="We’ll reply to this address."
      error="Please enter a valid email address."
      autoComplete="email"
      inputMode="email"
    />,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(ref.current).toBe(input);
  expect(input).toHaveAccessibleDescription(
    'Error: Please enter a valid email address. We’ll reply to this address.',
  );
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAttribute('autocomplete', 'email');
  expect(input).toHaveAttribute('inputmode', 'email');
});

test('adds no description without a hint or an error', () => {
  render(<TextArea name="text" label="Review" />);
  const area = screen.getByRole('textbox', { name: 'Review' });
  expect(area).not.toHaveAttribute('aria-describedby');
  expect(area).not.toHaveAttribute('aria-invalid');
});

test('renders a select’s placeholder before the options', () => {
  render(
    <SelectField
      name="state"
      label="State"
      placeholder="Select a state"
      options={['Ohio', { value: 'DC', label: 'District of Columbia' }]}
      defaultValue="DC"
    />,
  );
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Select a state',
    'Ohio',
    'District of Columbia',
  ]);
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('DC');
});

test('labels a radio group, shows the error and checks the default value', () => {
  render(
    <>
      <RadioGroup
        name="isRecommended"
        label="Would you recommend it?"
        required
        options={['Yes', 'No']}
        defaultValue="No"
        error="Please select an option"
      />
      <RatingField name="rating" label="Overall rating" defaultValue={4} />
    </>,
  );
  const group = screen.getByRole('radiogroup', { name: 'Would you recommend it?' });
  expect(group).toHaveAccessibleDescription('Error: Please select an option');
  expect(group).toHaveAttribute('aria-invalid', 'true');
  expect(within(group).getByRole('radio', { name: 'No' })).toBeChecked();
  const stars = within(screen.getByRole('radiogroup', { name: 'Overall rating' }));
  expect(stars.getAllByRole('radio')).toHaveLength(5);
  expect(stars.getByRole('radio', { name: '4 stars, Good' })).toBeChecked();
});

test('an error summary counts the errors, links to each field and is focusable', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <form>
      <ErrorSummary
        ref={ref}
        errors={[
          { name: 'firstName', message: MANDATORY },
          { name: 'terms', message: 'Please check terms and conditions' },
          { message: 'Currently service is not available' },
        ]}
      />
      <FieldSet legend="You">
        <TextField name="firstName" label="First Name" error={MANDATORY} />
        <CheckboxField name="terms" label="I agree" error="Please check terms and conditions" />
      </FieldSet>
    </form>,
  );
  const summary = screen.getByRole('group', { name: 'There are 3 error(s) in this page' });
  expect(summary).toHaveTextContent('There are 3 error(s) in this page');
  const links = within(summary).getAllByRole('link');
  expect(links).toHaveLength(2);
  for (const link of links)
    expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveAttribute('aria-invalid', 'true');
  ref.current?.focus();
  expect(summary).toHaveFocus();
});

test('a busy button ignores clicks without changing its text or focus', () => {
  let pressed = 0;
  render(
    <Button busy type="submit" onClick={() => (pressed += 1)}>
      Send
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  button.click();
  expect(pressed).toBe(0);
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
});

test('announces an error as an alert and a success as a status', () => {
  render(
    <>
      <FormStatus tone="error">Currently service is not available</FormStatus>
      <FormStatus tone="success" title="Thank you" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Currently service is not available');
  expect(screen.getByRole('status')).toHaveTextContent('Thank you');
});

test('labels a form outcome with its whole text, and renders no live region', () => {
  render(
    <FormStatus tone="error" title="Sorry!" isOutcome>
      <p>Please try again.</p>
    </FormStatus>,
  );
  expect(screen.getByRole('group', { name: /^Sorry!\s*Please try again\.$/ })).toHaveAttribute(
    'tabindex',
    '-1',
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('labels stars with their rating, or "No rating yet"', () => {
  render(
    <>
      <Stars rating={4.25} />
      <Stars rating={null} />
    </>,
  );
  expect(screen.getByRole('img', { name: '4.3 out of 5 stars' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'No rating yet' })).toBeInTheDocument();
});
