import type { ComponentProps } from 'react';
import { CheckboxField } from '@/components/ui/Field/CheckboxField';
import { RadioGroup } from '@/components/ui/Field/RadioGroup';
import { SelectField } from '@/components/ui/Field/SelectField';
import { TextArea } from '@/components/ui/Field/TextArea';
import { TextField } from '@/components/ui/Field/TextField';
import { fieldIdIn, type FieldModel, type FormModel } from './model';

/** What script adds to a control. */
type Registered = Pick<
  ComponentProps<'input'> & ComponentProps<'select'> & ComponentProps<'textarea'>,
  'onChange' | 'onBlur' | 'ref'
>;

interface Props {
  form: FormModel['form'];
  field: FieldModel;
  typed: string | undefined;
  error: string | undefined;
  registered?: Registered;
}

/** One field of a form, drawn by what it is. */
export function FormField({ form, field, typed = '', error, registered }: Props) {
  const shared = {
    ...registered,
    id: fieldIdIn(form, field.code),
    name: field.code,
    label: field.label,
    hint: field.hint,
    error,
    required: field.required,
  };
  const words = { autoComplete: field.autoComplete, inputMode: field.inputMode, defaultValue: typed };
  switch (field.input) {
    case 'checkbox':
      return <CheckboxField {...shared} value="on" defaultChecked={typed === 'on'} />;
    case 'radio':
      return <RadioGroup {...shared} options={field.options ?? []} defaultValue={typed} inline />;
    case 'select':
      return (
        <SelectField
          {...shared}
          options={field.options}
          placeholder="Please select"
          autoComplete={field.autoComplete}
          defaultValue={typed}
        />
      );
    case 'textarea':
      return <TextArea {...shared} {...words} />;
    default:
      return <TextField {...shared} {...words} type={field.input} />;
  }
}
