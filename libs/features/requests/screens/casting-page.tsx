import type { ReactNode } from 'react';
import { RequestPage } from './request-page.tsx';

export default function CastingPage(): ReactNode {
  return <RequestPage kind="casting" />;
}
