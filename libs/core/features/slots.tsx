import { replaceEqualDeep } from '@tanstack/react-query';
import { type ComponentType, createContext, memo, type ReactNode, Suspense, use } from 'react';
import type { SlotCatalogue, SlotName } from './slot-catalogue.ts';

/** The components that features offer, by slot. */
export type OfferedSlots = { readonly [Name in SlotName]?: ComponentType<SlotCatalogue[Name]> };

const SlotsContext = createContext<OfferedSlots>({});

/** Provides the offered parts; the composition root reads them from the registry. */
export function SlotsProvider(props: { readonly offered: OfferedSlots; readonly children: ReactNode }) {
  return <SlotsContext value={props.offered}>{props.children}</SlotsContext>;
}

/** Whether any feature offers a part under that name, for containers that would otherwise be empty. */
export function useOffered(): (name: SlotName) => boolean {
  const offered = use(SlotsContext);
  return (name) => offered[name] !== undefined;
}

type SlotProps<Name extends SlotName> = SlotCatalogue[Name] & {
  readonly name: Name;
  /** Reserves the space while the part is loaded. */
  readonly fallback?: ReactNode;
  /** Stands in its place where the part can't be shown: `neededPart` where people would look for it, and else nothing. */
  readonly missing?: ReactNode;
};

/**
 * Shows the part with a name: `<Slot name="searchBox" />`. Rendered again only where its properties say something else: a part in
 * the server's HTML that is rendered before it has loaded is discarded, and the page below it shifts.
 */
export const Slot = memo(
  SlotPlace,
  // It gives back the first where the second says the same.
  (before, after) => replaceEqualDeep(before, after) === before,
) as typeof SlotPlace;

function SlotPlace<Name extends SlotName>({ name, fallback = null, ...props }: SlotProps<Name>) {
  const Offered = use(SlotsContext)[name] as ComponentType<object> | undefined;
  if (!Offered) return null;
  return (
    <Suspense fallback={fallback}>
      <Offered {...props} />
    </Suspense>
  );
}
