import { Component, type ComponentType, type JSX, type ReactNode } from 'react';

/** A whole document that says that a page failed. It is not inside of any other part of the page. */
export type LastPage = ComponentType<{ readonly error: unknown }>;

interface BoundaryProps {
  readonly page: LastPage;
  readonly children: ReactNode;
}

/** What the router puts around all of its routes: a document that failed as a whole gives way to a page of the brand. */
export function lastBoundary(page: LastPage): (props: { readonly children: ReactNode }) => JSX.Element {
  return ({ children }) => <LastBoundary page={page}>{children}</LastBoundary>;
}

class LastBoundary extends Component<BoundaryProps, { readonly failed: { readonly error: unknown } | null }> {
  override state: { readonly failed: { readonly error: unknown } | null } = { failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override render(): ReactNode {
    const { page: Page, children } = this.props;
    return this.state.failed ? <Page error={this.state.failed.error} /> : children;
  }
}
