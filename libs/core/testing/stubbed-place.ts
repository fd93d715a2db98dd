import { vi } from 'vitest';

/** The position of an observed element relative to the window. */
export interface Place {
  readonly isIntersecting: boolean;
}

interface Observed {
  stand: ((place: Place) => void) | null;
  /** The `rootMargin` that widened the window for it. */
  margin: string;
}

/**
 * Puts elements where a test says: the returned function notifies the last observer of an element, and is null while
 * there is none. Undone by `vi.unstubAllGlobals`.
 */
export function stubPlace(): Observed {
  const observed: Observed = { stand: null, margin: '' };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notice: (places: readonly Place[]) => void, options?: { readonly rootMargin?: string }) {
        observed.margin = options?.rootMargin ?? '';
        observed.stand = (place) => notice([place]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  return observed;
}
