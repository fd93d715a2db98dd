import type { ReactNode } from 'react';
import { shelfSubject } from '@network/access/subjects.ts';
import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { Slot } from '@network/core/features/slots.tsx';
import { useAbility } from '@network/core/session/ability.ts';

/** A shelf of recommended films, for people who get recommendations: others load none of its code. */
export function Recommendations(props: SlotCatalogue['recommendations']): ReactNode {
  if (!useAbility().can('see', shelfSubject(props.shelf))) return null;
  return <Slot name="recommendations" {...props} />;
}
