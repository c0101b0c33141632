import { FormExtras } from '@/components/forms/SiteForm/FormExtras';
import { FormField } from '@/components/forms/SiteForm/FormField';
import { FormNotice } from '@/components/forms/SiteForm/FormNotice';
import type { FormModel } from '@/components/forms/SiteForm/model';
import { Button } from '@/components/ui/Button/Button';

interface Props {
  model: FormModel;
  busy?: boolean;
}

export function NewsletterFields({ model, busy }: Props) {
  return (
    <>
      <FormNotice model={model} problems={model.problems} message={model.message} />
      {model.groups.flatMap((group) =>
        group.fields.map((field) => (
          <FormField
            key={field.code}
            form={model.form}
            field={field}
            value={model.values[field.code]}
            error={model.problems[field.code]}
          />
        )),
      )}
      <FormExtras model={model} />
      <Button type="submit" busy={busy}>
        {model.submitText}
      </Button>
    </>
  );
}
