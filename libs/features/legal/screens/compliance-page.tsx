import type { ReactNode } from 'react';
import { LegalPage } from './legal-page.tsx';

export default function CompliancePage(): ReactNode {
  return <LegalPage document="compliance" />;
}
