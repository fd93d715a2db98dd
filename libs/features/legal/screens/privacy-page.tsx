import type { ReactNode } from 'react';
import { Slot } from '@network/core/features/slots.tsx';
import { neededPart } from '@network/core/routing/part-boundary.tsx';
import { legalHead } from '../legal-head.ts';
import { LegalPage } from './legal-page.tsx';

export const head = legalHead('privacy', '/privacy');

export default function PrivacyPage(): ReactNode {
  return <LegalPage document="privacy" before={<Slot name="consentChoice" missing={neededPart} />} />;
}
