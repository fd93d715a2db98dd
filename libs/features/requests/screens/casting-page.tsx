import type { ReactNode } from 'react';
import { requestHead } from '../request-head.ts';
import { RequestPage } from './request-page.tsx';

export const head = requestHead('casting');

export default function CastingPage(): ReactNode {
  return <RequestPage kind="casting" />;
}
