/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, Component, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import GlobalError from './global-error';

jest.mock('./fonts', () => ({ figtree: { variable: 'figtree' } }));

/** Replaces Next's error boundary around all pages. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    const retry = (): void => this.setState({ hasFailed: false });
    return this.state.hasFailed ? <GlobalError retry={retry} /> : this.props.children;
  }
}

/** A form that React cannot update once its button is empty. Page translators leave forms in that state. */
function Form() {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <form action="/api/forms/contact">
      <input name="city" />
      <input name="password" type="password" />
      <button type="button" onClick={() => setIsBusy(true)}>
        {isBusy ? <b /> : null}
        <span>Send</span>
      </button>
    </form>
  );
}

const find = (selector: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

test('"Try again" re-renders the failed page with the typed values, without storing them', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = createRoot(document);
  await act(async () =>
    root.render(
      <Boundary>
        <html lang="en">
          <body>
            <Form />
          </body>
        </html>
      </Boundary>,
    ),
  );
  find('[name=city]').value = 'Austin';
  find('[name=password]').value = 'mop-and-bucket-7';
  find('button').replaceChildren();
  await act(async () => find('button').click());
  expect(document.querySelector('h1')).toHaveTextContent('We can’t show this page right now');
  expect(document.querySelector('form')).toBeNull();
  const link = [...document.links].find(({ textContent }) => textContent === 'Try again');
  await act(async () => link?.click());
  await import('@/components/forms/restore-fields');
  expect(find('[name=city]')).toHaveValue('Austin');
  expect(find('[name=password]')).toHaveValue('mop-and-bucket-7');
  expect(JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }])).not.toContain('mop');
  logged.mockRestore();
});
