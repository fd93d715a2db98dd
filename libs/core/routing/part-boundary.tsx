import { isNotFound } from '@tanstack/react-router';
import { Component, type ComponentType, createContext, createElement, type ReactNode, use } from 'react';
import { reportError } from '../telemetry/report-error.ts';
import { useTelemetryIfAny } from '../tenant/page-provider.tsx';

const MissingPartContext = createContext<ComponentType | null>(null);

/**
 * Provides what stands in the place of a part that people would look for; the composition root passes it. It is a component and no
 * element: the router renders the frame of a page again when the address changes, and a new value takes what the server has
 * rendered of each part that has not hydrated yet.
 */
export const MissingPartProvider = MissingPartContext;

function NeededPart(): ReactNode {
  const part = use(MissingPartContext);
  return part && createElement(part);
}

/** Stands in the place of a part that people would look for: it says so, and offers to load the page again. */
export const neededPart: ReactNode = <NeededPart />;

interface PartBoundaryProps {
  /** Stands in the place of what has failed. */
  readonly missing: ReactNode;
  /** Called when it has failed. */
  readonly onFailed: () => void;
  readonly children?: ReactNode;
}

/** Keeps an error of one part of a page in its place, and reports it. */
export function PartBoundary(props: PartBoundaryProps): ReactNode {
  const telemetry = useTelemetryIfAny();
  return <Boundary {...props} report={(error) => telemetry && reportError(telemetry, error, null)} />;
}

interface BoundaryProps extends PartBoundaryProps {
  readonly report: (error: unknown) => void;
}

class Boundary extends Component<BoundaryProps, { readonly failed: { readonly error: unknown } | null }> {
  override state: { readonly failed: { readonly error: unknown } | null } = { failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailed();
    if (!isNotFound(error)) this.props.report(error);
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    // The page itself says that its subject does not exist.
    if (isNotFound(failed.error)) throw failed.error;
    return this.props.missing;
  }
}
