import type { ReactNode } from 'react';
import { Slot } from '@network/core/features/slots.tsx';
import { neededPart } from '@network/core/routing/part-boundary.tsx';
import { legalHead } from '../legal-head.ts';
import { LegalPage } from './legal-page.tsx';

export const head = legalHead('removal', '/removal');

/** The privacy text with the form for removal requests before it. */
export default function RemovalPage(): ReactNode {
  return <LegalPage document="privacy" before={<Slot name="removalForm" missing={neededPart} />} />;
}
