import { Component, type ReactNode } from 'react';
import { Problem } from '../service/problem';
import { ProblemCard } from '../states/problem-card';

interface Props {
  readonly children: ReactNode;
}

/**
 * Contains the failure of a view, whether it breaks or fails to load. React requires a class for this.
 */
export class ViewBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <ProblemCard
        problem={new Problem('broken', 'This view failed to load.')}
        onRetry={() => window.location.reload()}
      />
    );
  }
}
