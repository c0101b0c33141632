import { Component, type ReactNode } from 'react';
import { Problem } from '../Problem.tsx';

/** Error boundary around one field: if its editor fails, the other fields still work. */
export class FieldBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Problem>
        This field’s editor crashed.{' '}
        <button type="button" onClick={() => this.setState({ failed: false })}>
          Try again
        </button>
      </Problem>
    );
  }
}
