import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { againWhenReachable } from './reachable.ts';

/**
 * A part of a page in a chunk of its own: `lazyPart(() => import('./part.tsx'))`. One that can't be loaded without a connection
 * comes when this is back; with React's own `lazy` the page around it would give way to an error.
 */
export function lazyPart<Props extends object>(
  importer: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(againWhenReachable(importer));
}
