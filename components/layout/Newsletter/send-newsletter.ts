import type { FormModel } from '@/components/forms/SiteForm/model';
import { sendForm } from '@/components/forms/post-form';
import { MESSAGES } from '@/lib/forms/messages';

export { NewsletterFields } from './NewsletterFields';

/** Sends the newsletter form. Resolves with the model of what is wrong with it; undefined when it is accepted. */
export async function sendNewsletter(
  form: HTMLFormElement,
  model: FormModel,
): Promise<FormModel | undefined> {
  const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  try {
    const { location, problems = {}, message } = await sendForm(form, model.action);
    return location === undefined ? { ...model, values, problems, message } : undefined;
  } catch {
    return { ...model, values, problems: {}, message: MESSAGES.unavailable };
  }
}
