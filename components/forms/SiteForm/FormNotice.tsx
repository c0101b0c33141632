import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import { MESSAGES } from '@/lib/forms/messages';
import type { Problems } from '@/lib/forms/parse';
import { toErrorSummary, type FormModel } from './model';

interface Props {
  model: FormModel;
  problems: Problems;
  message: string | undefined;
}

export function FormNotice({ model, problems, message }: Props) {
  const errors = toErrorSummary(model, problems);
  if (errors.length > 0)
    return <ErrorSummary id={`${model.form}-errors`} introduction={message} errors={errors} />;
  if (!message) return null;
  return (
    <FormStatus tone="error" title={message} isOutcome>
      {message === MESSAGES.unavailable ? (
        <p>Nothing you typed is lost. Please try again in a minute.</p>
      ) : null}
    </FormStatus>
  );
}
