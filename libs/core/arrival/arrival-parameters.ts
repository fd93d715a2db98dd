import type { notices } from '@network/messages/notices.ts';
import type { Flash } from '../flash/use-flash.ts';
import { parseSearch, stringifySearch } from '../routing/search-params.ts';

/** A one-time effect of an address on its page. */
export type ArrivalEffect =
  | { readonly kind: 'notice'; readonly type: Flash['type']; readonly text: NoticeKey }
  /** Opens the purchase dialog for a person who may see it. */
  | { readonly kind: 'purchase' }
  /** Loads the profile again: a purchase or payment has just changed it. */
  | { readonly kind: 'refresh-profile' };

export type NoticeKey = {
  readonly [Group in keyof typeof notices]: `${Group}.${Extract<keyof (typeof notices)[Group], string>}`;
}[keyof typeof notices];

interface ArrivalParameter {
  readonly name: string;
  readonly value: string;
  /** Means something on this path alone. */
  readonly path?: string;
  readonly effect: ArrivalEffect;
}

const notice = (type: Flash['type'], text: NoticeKey): ArrivalEffect => ({ kind: 'notice', type, text });

/** Every parameter that means something on any page, is followed once and then leaves the address. */
export const ARRIVAL_PARAMETERS: readonly ArrivalParameter[] = [
  { name: 'dc', value: 'approved', path: '/', effect: notice('success', 'device_challenge.approved') },
  { name: 'dc', value: 'blocked', path: '/', effect: notice('success', 'device_challenge.blocked') },
  { name: 'notification', value: 'upgradesuccess', effect: notice('success', 'notification.upgradesuccess') },
  { name: 'notification', value: 'upgradedenial', effect: notice('error', 'notification.upgradedenial') },
  { name: 'notification', value: 'signupSuccess', effect: notice('success', 'notification.signupSuccess') },
  { name: 'reactivation', value: 'success', effect: notice('success', 'reactivation.success') },
  { name: 'from', value: 'joinnow', effect: notice('info', 'from.joinnow') },
  { name: 'fatr', value: 'true', effect: { kind: 'refresh-profile' } },
  { name: 'modal', value: 'upgrade', effect: { kind: 'purchase' } },
];

/** The effects of an address, and its query without their parameters; null when there are none. */
export interface Arrival {
  readonly effects: readonly ArrivalEffect[];
  /** Begins with `?` or is empty. */
  readonly remainingSearch: string;
}

/** Reads the query of an address; a parameter with a value that means nothing stays where it is. */
export function readArrival(pathname: string, search: string): Arrival | null {
  const parameters = parseSearch(search);
  const effects: ArrivalEffect[] = [];
  const remaining: Record<string, string | string[]> = { ...parameters };
  for (const { name, value, path, effect } of ARRIVAL_PARAMETERS) {
    if (path !== undefined && path !== pathname) continue;
    const values = Object.hasOwn(remaining, name) ? [remaining[name] ?? []].flat() : [];
    if (!values.includes(value)) continue;
    effects.push(effect);
    remaining[name] = values.filter((other) => other !== value);
  }
  return effects.length === 0 ? null : { effects, remainingSearch: stringifySearch(remaining) };
}
