import { memo, Suspense } from 'react';
import { warnedRegion } from '@network/core/health-warning/health-warning.ts';
import { lazyPart } from '@network/core/routing/lazy-part.ts';
import { useSiteMeta, useTenant } from '@network/core/tenant/page-provider.tsx';

/** Its text is loaded where it is shown: most visitors are elsewhere. */
const HelplineText = lazyPart(() => import('./helpline-text.tsx'));

/**
 * The helpline at the bottom of every page, where a region's statute requires it. The layout does not render it again: before
 * its text has loaded, that discards what the server has rendered.
 */
export const Helpline = memo(function Helpline() {
  const region = warnedRegion(useSiteMeta(), useTenant());
  if (region === null) return null;
  return (
    <Suspense fallback={null}>
      <HelplineText region={region} />
    </Suspense>
  );
});
