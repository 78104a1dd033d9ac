import { Component, type ReactNode } from 'react';
import { Problem } from '../service/problem';
import { ProblemCard } from '../states/problem-card';

interface Props {
  readonly children: ReactNode;
}

/**
 * Keeps a view that breaks, or whose code could not be fetched, from taking the pane with it. React has no other form
 * for this than a class.
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
        problem={new Problem('broken', 'This view could not be shown.')}
        onRetry={() => window.location.reload()}
      />
    );
  }
}
