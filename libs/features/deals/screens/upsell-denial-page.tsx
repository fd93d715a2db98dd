import type { ReactNode } from 'react';
import { UpsellEndScreen } from './upsell-end-screen.tsx';

/** R54 with denial. */
export default function UpsellDenialPage(): ReactNode {
  return <UpsellEndScreen isSuccess={false} />;
}
