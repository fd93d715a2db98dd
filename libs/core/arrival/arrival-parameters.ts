import type { Viewer } from '@network/access/viewer.ts';
import type { OpenDialog } from '../features/dialogs.tsx';
import type { Flash } from '../flash/use-flash.ts';
import { parseSearch, stringifySearch } from '../routing/search-params.ts';
import type { Session } from '../session/session.ts';

/** A one-time effect of an address on its page. */
export type ArrivalEffect =
  | {
      readonly kind: 'notice';
      readonly type: Flash['type'];
      /** The key of its message in the catalogue. */
      readonly translation: string;
      readonly message: () => string;
      /**
       * Whether the notice is true of this person now (D44): anybody can write an address, and it must not confirm a
       * membership to a visitor.
       */
      readonly isTrueOf: (viewer: Viewer) => boolean;
    }
  /** Opens a dialog for the persons for whom it is meant. */
  | {
      readonly kind: 'dialog';
      readonly dialog: OpenDialog;
      readonly isMeantFor: (session: Pick<Session, 'viewer' | 'ability'>) => boolean;
    }
  /** Loads the profile again: a purchase or payment has just changed it. */
  | { readonly kind: 'refreshProfile' };

/** A query parameter that has its effect on any page, once, and then leaves the address. */
export interface ArrivalParameter {
  readonly name: string;
  readonly value: string;
  /** The only path where it has an effect; every path when left out. */
  readonly path?: `/${string}`;
  readonly effect: ArrivalEffect;
}

/** The effects of an address, and its query without their parameters; null when there are none. */
export interface Arrival {
  readonly effects: readonly ArrivalEffect[];
  /** Begins with `?` or is empty. */
  readonly remainingSearch: string;
}

/** Reads the query of an address; a parameter without an effect there stays in it. */
export function readArrival(registered: readonly ArrivalParameter[], pathname: string, search: string): Arrival | null {
  const parameters = parseSearch(search);
  const effects: ArrivalEffect[] = [];
  const remaining: Record<string, string | string[]> = { ...parameters };
  for (const { name, value, path, effect } of registered) {
    if (path !== undefined && path !== pathname) continue;
    const values = Object.hasOwn(remaining, name) ? [remaining[name] ?? []].flat() : [];
    if (!values.includes(value)) continue;
    effects.push(effect);
    remaining[name] = values.filter((other) => other !== value);
  }
  return effects.length === 0 ? null : { effects, remainingSearch: stringifySearch(remaining) };
}
