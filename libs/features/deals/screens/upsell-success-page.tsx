import type { ReactNode } from 'react';
import { UpsellEndScreen } from './upsell-end-screen.tsx';

/** R54 with success. */
export default function UpsellSuccessPage(): ReactNode {
  return <UpsellEndScreen isSuccess={true} />;
}
