import type { ComponentProps } from 'react';
import { CheckboxField } from '@/components/ui/Field/CheckboxField';
import { RadioGroup } from '@/components/ui/Field/RadioGroup';
import { SelectField } from '@/components/ui/Field/SelectField';
import { TextArea } from '@/components/ui/Field/TextArea';
import { TextField } from '@/components/ui/Field/TextField';
import { getFieldId, type FieldModel, type FormModel } from './model';

/** Props that React Hook Form adds to a control. */
type Registered = Pick<
  ComponentProps<'input'> & ComponentProps<'select'> & ComponentProps<'textarea'>,
  'onChange' | 'onBlur' | 'ref'
>;

interface Props {
  form: FormModel['form'];
  field: FieldModel;
  value: string | undefined;
  error: string | undefined;
  registered?: Registered;
}

export function FormField({ form, field, value = '', error, registered }: Props) {
  const shared = {
    ...registered,
    id: getFieldId(form, field.code),
    name: field.code,
    label: field.label,
    hint: field.hint,
    error,
    required: field.required,
  };
  const textProps = { autoComplete: field.autoComplete, inputMode: field.inputMode, defaultValue: value };
  switch (field.input) {
    case 'checkbox':
      return <CheckboxField {...shared} value="on" defaultChecked={value === 'on'} />;
    case 'radio':
      return (
        <RadioGroup
          {...shared}
          options={(field.options ?? []).map((option) => ({
            value: option,
            label: option,
            reveals: option === field.reveals,
          }))}
          defaultValue={value}
          inline
        />
      );
    case 'select':
      return (
        <SelectField
          {...shared}
          options={field.options}
          placeholder="Please select"
          autoComplete={field.autoComplete}
          defaultValue={value}
        />
      );
    case 'textarea':
      return <TextArea {...shared} {...textProps} />;
    default:
      return <TextField {...shared} {...textProps} type={field.input} />;
  }
}
