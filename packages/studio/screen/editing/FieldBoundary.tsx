import { Component, type ReactNode } from 'react';
import { Problem } from '../Problem.tsx';

/** A field whose editor fails leaves the other fields as they are. */
export class FieldBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Problem>
        The editor of this field failed.{' '}
        <button type="button" onClick={() => this.setState({ failed: false })}>
          Try again
        </button>
      </Problem>
    );
  }
}
