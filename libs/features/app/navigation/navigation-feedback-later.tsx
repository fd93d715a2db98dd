import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenQuiet } from '@network/core/query/when-quiet.ts';
import { lazyPart } from '@network/core/routing/lazy-part.ts';

const NavigationFeedback = lazyPart(() => import('./navigation-feedback.tsx'));

/** Loaded once the first page rests: a click may find the network gone. */
export function NavigationFeedbackLater(): ReactNode {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setQuiet(true)), []);
  return isQuiet ? (
    <Suspense fallback={null}>
      <NavigationFeedback />
    </Suspense>
  ) : null;
}
