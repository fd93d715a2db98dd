import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  useMemo,
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
  const come = againWhenReachable(importer);
  let here: ComponentType<Props> | undefined;
  const load = async () => {
    const module = await come();
    here = module.default;
    return module;
  };
  let next = lazy(load);
  // What has failed in one place is loaded again for the next one; not before it was given up, or it would be loaded without end.
  const onFailed = (): void => void (next = lazy(load));
  const inServerHtml = lazy(() => load().catch(waitForEver));

  return function LazyPart(given) {
    const isHydrating = useSyncExternalStore(
      subscribeToNothing,
      () => false,
      () => true,
    );
    // Even what is here makes its place wait when it is lazy.
    const [Loaded] = useState(() => (here ?? (isHydrating ? inServerHtml : next)) as unknown as ComponentType<object>);
    // The end of hydration renders this once more, and nothing within.
    const part = useMemo(() => {
      const { missing: _, ...props } = given;
      return createElement(Loaded, props);
    }, [given, Loaded]);
    return createElement(PartBoundary, { missing: given.missing ?? missing, onFailed }, part);
  };
}

const subscribeToNothing = () => () => undefined;

/** A part that the server has rendered stays as it is: without its code it does nothing, and it can be read. */
function waitForEver(error: unknown): Promise<never> {
  if (typeof window === 'undefined') throw error;
  return new Promise(() => undefined);
}
