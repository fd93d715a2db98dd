import type { HttpRedirect } from '@network/core/features/http-redirects.ts';
import { builtFeatures } from './registry.ts';

/** Redirects that the brand server answers directly. */
export const httpRedirects: readonly HttpRedirect[] = builtFeatures.flatMap((feature) => feature.redirects ?? []);
