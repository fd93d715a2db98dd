import { vi } from 'vitest';

/** Where an observed element is, in what a window tells of it. */
export interface Place {
  readonly isIntersecting: boolean;
  readonly boundingClientRect: { readonly top: number };
}

/**
 * Has elements be where a test says: the answer tells whoever observed an element last, and is null while nobody does.
 * Ends with `vi.unstubAllGlobals`.
 */
export function stubPlace(): { stand: ((place: Place) => void) | null } {
  const observed: { stand: ((place: Place) => void) | null } = { stand: null };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notice: (places: readonly Place[]) => void) {
        observed.stand = (place) => notice([place]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  return observed;
}
