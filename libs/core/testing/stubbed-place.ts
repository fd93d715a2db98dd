import { vi } from 'vitest';

/** Where an observed element is, in what a window tells of it. */
export interface Place {
  readonly isIntersecting: boolean;
}

interface Observed {
  stand: ((place: Place) => void) | null;
  /** By how much the window was widened for it. */
  margin: string;
}

/**
 * Has elements be where a test says: the answer tells whoever observed an element last, and is null while nobody does.
 * Ends with `vi.unstubAllGlobals`.
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
