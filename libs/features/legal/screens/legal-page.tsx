import type { ReactNode } from 'react';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { type LegalDocumentId, legalSections, legalTitle } from '../legal-document.ts';
import { LegalScreen } from './legal-screen.tsx';

interface LegalPageProps {
  readonly document: LegalDocumentId;
  readonly before?: ReactNode;
}

/** A legal document with the brand's own name and custodian in it. */
export function LegalPage({ document, before }: LegalPageProps) {
  const tenant = useTenant();
  return <LegalScreen title={legalTitle(document)} sections={legalSections(document, tenant)} before={before} />;
}
