import type { OfferedSlots } from '@network/core/features/slots.tsx';
import { lazyAll } from './offered.ts';
import { builtFeatures } from './registry.ts';

/** The parts of this build that only later pages show. */
export const laterSlots: OfferedSlots = lazyAll(builtFeatures.map((feature) => feature.laterSlots ?? {}));
