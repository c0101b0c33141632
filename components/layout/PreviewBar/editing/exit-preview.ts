/** Id of the form that ends the preview. */
export const EXIT_PREVIEW = 'exit-preview';
