import {
  type ComponentType,
  createElement,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  useState,
  useSyncExternalStore,
} from 'react';
import { PartBoundary } from './part-boundary.tsx';
import { againWhenReachable } from './reachable.ts';

/** A part of a page with its own properties, and with what stands in its place where it can't be shown. */
export type Part<Props extends object> = (props: Props & { readonly missing?: ReactNode }) => ReactNode;

/**
 * A part of a page in a chunk of its own: `lazyPart(() => import('./part.tsx'))`. One that can't be loaded without a connection
 * comes when this is back. One that does not come, or that fails while it is shown, leaves its place, and the page around it stays
 * with what was written on it; with React's own `lazy` the page would give way to an error.
 * @param missing stands in its place then: nothing when it is left out, `neededPart` where people would look for it
 */
export function lazyPart<Props extends object>(
  importer: () => Promise<{ readonly default: ComponentType<Props> }>,
  missing: ReactNode = null,
): Part<Props> {
  const load = againWhenReachable(importer);
  /** For the next place that shows the part: what has failed in one is loaded again for another. */
  let next: LazyExoticComponent<ComponentType<Props>>;
  const renew = (): void => {
    next = lazy(async () => {
      try {
        return await load();
      } catch (error) {
        renew();
        throw error;
      }
    });
  };
  renew();
  const inServerHtml = lazy(() => load().catch(waitForEver));

  return function LazyPart({ missing: ownMissing = missing, ...props }) {
    const isHydrating = useSyncExternalStore(
      subscribeToNothing,
      () => false,
      () => true,
    );
    const [Loaded] = useState(() => (isHydrating ? inServerHtml : next) as unknown as ComponentType<object>);
    return createElement(PartBoundary, { missing: ownMissing, children: createElement(Loaded, props) });
  };
}

const subscribeToNothing = () => () => undefined;

/** A part that the server has rendered stays as it is: without its code it does nothing, and it can be read. */
function waitForEver(error: unknown): Promise<never> {
  if (typeof window === 'undefined') throw error;
  return new Promise(() => undefined);
}
