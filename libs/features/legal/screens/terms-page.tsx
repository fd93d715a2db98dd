import type { ReactNode } from 'react';
import { legalHead } from '../legal-head.ts';
import { LegalPage } from './legal-page.tsx';

export const head = legalHead('terms', '/terms');

export default function TermsPage(): ReactNode {
  return <LegalPage document="terms" />;
}
