import { getFormOptions } from '@/lib/content/pages/form-options';
import { isFormName } from '@/lib/forms/definitions';
import { FormWithOptions, type FormProps } from './FormWithOptions';
import { SampleForm } from './SampleForm';

export async function Form({ block, visit }: FormProps) {
  if (!isFormName(block.formType)) return null;
  const options = await getFormOptions(block.formType);
  return block.formType === 'productSample' ? (
    <SampleForm block={block} visit={visit} options={options} />
  ) : (
    <FormWithOptions block={block} visit={visit} options={options} />
  );
}
