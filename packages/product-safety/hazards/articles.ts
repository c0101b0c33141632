/** Forms of products that are articles, not chemicals: OSHA 29 CFR 1910.1200(b)(6)(v) and (c). */
const ARTICLE_FORMS = ['Tool', 'Paper', 'Dispenser'];

/** Whether products of this form are articles, which have no classification, composition or dilutions. */
export const isArticleForm = (form: string | null | undefined): boolean => ARTICLE_FORMS.includes(form ?? '');
