import type { ReactNode } from 'react';
import { requestHead } from '../request-head.ts';
import { RequestPage } from './request-page.tsx';

export const head = requestHead('support');

export default function SupportPage(): ReactNode {
  return <RequestPage kind="support" />;
}
