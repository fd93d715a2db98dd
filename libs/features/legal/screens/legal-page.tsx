import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { type LegalDocumentId, legalSections, legalTitle } from '../legal-document.ts';
import { LegalScreen } from './legal-screen.tsx';

/** A legal document with the brand's own name and custodian in it. */
export function LegalPage({ document }: { readonly document: LegalDocumentId }) {
  const tenant = useTenant();
  return <LegalScreen title={legalTitle(document)} sections={legalSections(document, tenant)} />;
}
