'use client';

/**
 * The form that ends the preview. In the editor's frame the published page opens in a new tab: only previews may be framed.
 * @param action where the form is sent
 */
export function ExitPreview({ action }: { action: string }) {
  return (
    <form
      action={action}
      method="post"
      onSubmit={({ currentTarget }) => {
        if (window.self !== window.top) currentTarget.target = '_blank';
      }}
    >
      <button type="submit">Exit preview</button>
    </form>
  );
}
