import { type ComponentType, createContext, memo, type ReactNode, Suspense, use } from 'react';
import type { SlotCatalogue, SlotName } from './slot-catalogue.ts';

/** The components that features offer, by slot. */
export type OfferedSlots = { readonly [Name in SlotName]?: ComponentType<SlotCatalogue[Name]> };

const SlotsContext = createContext<OfferedSlots>({});

/** Says what is offered; the composition root reads it off the registry. */
export function SlotsProvider(props: { readonly offered: OfferedSlots; readonly children: ReactNode }) {
  return <SlotsContext value={props.offered}>{props.children}</SlotsContext>;
}

/** Whether anybody offers something under that name, for a place that would stand around nothing. */
export function useOffered(): (name: SlotName) => boolean {
  const offered = use(SlotsContext);
  return (name) => offered[name] !== undefined;
}

type SlotProps<Name extends SlotName> = SlotCatalogue[Name] & {
  readonly name: Name;
  /** Keeps the room while the part is loaded. */
  readonly fallback?: ReactNode;
};

/**
 * Shows what is offered under a name: `<Slot name="searchBox" />`. Rendered anew for new props alone: a part in the server's
 * HTML that is rendered before it has loaded is thrown away, and the page below it moves up and down again.
 */
export const Slot = memo(SlotPlace) as typeof SlotPlace;

function SlotPlace<Name extends SlotName>({ name, fallback = null, ...props }: SlotProps<Name>) {
  const Offered = use(SlotsContext)[name] as ComponentType<object> | undefined;
  if (!Offered) return null;
  return (
    <Suspense fallback={fallback}>
      <Offered {...props} />
    </Suspense>
  );
}
