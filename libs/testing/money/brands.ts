import tushy from '../../../apps/tushy/tenant.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import vixenplus from '../../../apps/vixenplus/tenant.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import { startWorld, type World } from './world.ts';

/** A world of three brands: two of one site each, and one of several. */
export const startMoneyWorld = (paysBy?: BillerId): Promise<World> => startWorld([vixen, tushy, vixenplus], paysBy);
