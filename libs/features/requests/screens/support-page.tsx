import type { ReactNode } from 'react';
import { RequestPage } from './request-page.tsx';

export default function SupportPage(): ReactNode {
  return <RequestPage kind="support" />;
}
