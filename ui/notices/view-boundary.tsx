import { Component, type ReactNode } from 'react';
import { NotLoaded } from './not-loaded';

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
    return this.state.broken ? <NotLoaded what="view" /> : this.props.children;
  }
}
