import { useEffect } from 'react';
import { type ExperimentId, HOLDOUT, type VariantOf } from '@network/tenant/experiments.ts';
import { useMeasuring } from '../tenant/page-provider.tsx';

/**
 * The variant of a test for this visit; null for the default. For the component that varies: the exposure is tracked
 * once a visit, for the holdout too.
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

/** A browser that refuses storage tracks it once a page. */
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
