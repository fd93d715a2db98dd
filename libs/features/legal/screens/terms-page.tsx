import type { ReactNode } from 'react';
import { LegalPage } from './legal-page.tsx';

export default function TermsPage(): ReactNode {
  return <LegalPage document="terms" />;
}
