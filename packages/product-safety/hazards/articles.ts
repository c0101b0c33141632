/** Forms of products that are articles, not chemicals: OSHA 29 CFR 1910.1200(b)(6)(v) and (c). */
const ARTICLE_FORMS = ['Tool', 'Paper', 'Dispenser'];

/** Whether a product of this form is an article: no classification, no composition, nothing to dilute. */
export const isArticleForm = (form: string | null | undefined): boolean => ARTICLE_FORMS.includes(form ?? '');
