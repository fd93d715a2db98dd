import type { ReactNode } from 'react';
import { legalHead } from '../legal-head.ts';
import { LegalPage } from './legal-page.tsx';

export const head = legalHead('compliance', '/2257');

export default function CompliancePage(): ReactNode {
  return <LegalPage document="compliance" />;
}
