import { useEffect } from 'react';
import { type ExperimentId, HOLDOUT, type VariantOf } from '@network/tenant/experiments.ts';
import { useMeasuring } from '../tenant/page-provider.tsx';

/**
 * The variant of a test that this visit is shown; null for what everybody is shown without it. For the component that
 * varies: that it was shown is told once a visit, of those who are held out too.
 */
export function useVariant<Id extends ExperimentId>(experiment: Id): VariantOf<Id> | null {
  const { variants, analytics } = useMeasuring();
  const { variant, isCounted } = variants[experiment] ?? { variant: null, isCounted: false };
  useEffect(() => {
    if (variant === null || !isCounted || !isFirstExposure(experiment, variant)) return;
    analytics.track('experimentExposure', { experiment, variant });
  }, [experiment, variant, isCounted, analytics]);
  return variant === HOLDOUT ? null : (variant as VariantOf<Id> | null);
}

/** A browser that refuses storage tells it once a page. */
function isFirstExposure(experiment: string, variant: string): boolean {
  const key = `exposed_${experiment}`;
  try {
    if (sessionStorage.getItem(key) === variant) return false;
    sessionStorage.setItem(key, variant);
  } catch {
    return true;
  }
  return true;
}
