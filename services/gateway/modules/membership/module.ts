import type { GatewayModule } from '../../module.ts';

export const membershipModule = { id: 'membership' } as const satisfies GatewayModule;
