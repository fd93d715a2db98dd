import { type ComponentType, lazy } from 'react';
import type { ComponentLoader, NavigationItem } from '@network/core/features/define-feature.ts';
import type { DialogId, DialogProps } from '@network/core/features/dialog-catalogue.ts';
import type { OfferedSlots } from '@network/core/features/slots.tsx';
import type { PageContext } from '@network/core/routing/router-context.ts';
import type { HttpRedirect } from '@network/core/features/http-redirects.ts';
import { builtFeatures } from './registry.ts';

type AnyLoader = ComponentLoader<object>;

const lazyAll = (loaders: readonly object[]): Record<string, ComponentType<object>> =>
  Object.fromEntries(
    loaders.flatMap((offered) =>
      Object.entries(offered as Record<string, AnyLoader>).map(([name, loader]) => [name, lazy(loader)]),
    ),
  );

/** The parts that features of this build show in each other's pages. */
export const offeredSlots: OfferedSlots = lazyAll(builtFeatures.map((feature) => feature.slots ?? {}));

/** The dialogs of this build, each loaded when it is first opened. */
export const offeredDialogs = lazyAll(builtFeatures.map((feature) => feature.dialogs)) as unknown as {
  readonly [Id in DialogId]?: ComponentType<DialogProps<Id>>;
};

/** The ids of the available dialogs, for links to them. */
export const offeredDialogIds = Object.keys(offeredDialogs) as readonly DialogId[];

/** Redirects that the brand server answers directly. */
export const httpRedirects: readonly HttpRedirect[] = builtFeatures.flatMap((feature) => feature.redirects ?? []);

/** The links of one place for this person, in order; those of a feature that the tenant switched off are not there. */
export function navigationFor(place: NavigationItem['place'], context: PageContext): readonly NavigationItem[] {
  return builtFeatures
    .filter((feature) => feature.flag === undefined || context.tenant.features[feature.flag])
    .flatMap((feature) => feature.navigation)
    .filter((item) => item.place === place && (item.isVisible?.(context) ?? true))
    .toSorted((a, b) => a.order - b.order);
}
