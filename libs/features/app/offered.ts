import { type ComponentType } from 'react';
import type { ComponentLoader, NavigationItem } from '@network/core/features/define-feature.ts';
import type { DialogId } from '@network/core/features/dialog-catalogue.ts';
import type { OfferedSlots } from '@network/core/features/slots.tsx';
import { lazyPart } from '@network/core/routing/lazy-part.ts';
import type { PageContext } from '@network/core/routing/router-context.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { firstFeatures } from './first-features.ts';

/** The parts that features of this build show in each other's pages; in a browser those of later pages come with their routes. */
export const offeredSlots: OfferedSlots = lazyAll(firstFeatures.map((feature) => feature.slots ?? {}));

/** Offers the parts of later pages, too, before any of these is rendered. */
export function offerLaterSlots(slots: OfferedSlots): void {
  Object.assign(offeredSlots, slots);
}

/** Components of features by their names, each loaded when it is first shown. */
export function lazyAll(loaders: readonly object[]): Record<string, ComponentType<object>> {
  return Object.fromEntries(
    loaders.flatMap((offered) =>
      Object.entries(offered as Record<string, ComponentLoader<object>>).map(([name, loader]) => [
        name,
        lazyPart(loader),
      ]),
    ),
  );
}

let offeredDialogs: ReadonlySet<DialogId> | null = null;

/** Remembers which dialogs this build has: in a browser they are known once the routes of later pages are here. */
export function rememberOfferedDialogs(ids: readonly DialogId[]): void {
  offeredDialogs = new Set(ids);
}

/** Whether this build has a dialog. Before they are known it has each of them: the first page links to none that a build may lack. */
export function isDialogOffered(id: DialogId): boolean {
  return offeredDialogs?.has(id) ?? true;
}

const offeredItems = new WeakMap<Tenant['features'], readonly NavigationItem[]>();

/** The links of a brand in order, of all places; those of a feature that it switched off are not there. */
function itemsOf({ features }: Tenant): readonly NavigationItem[] {
  const known = offeredItems.get(features);
  if (known) return known;
  const items = firstFeatures
    .filter((feature) => feature.flag === undefined || features[feature.flag])
    .flatMap((feature) => feature.navigation)
    .toSorted((a, b) => a.order - b.order);
  offeredItems.set(features, items);
  return items;
}

/** The links of one place for this person, in order. */
export function navigationFor(place: NavigationItem['place'], context: PageContext): readonly NavigationItem[] {
  return itemsOf(context.tenant).filter((item) => item.place === place && (item.isVisible?.(context) ?? true));
}
