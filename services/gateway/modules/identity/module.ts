import type { GatewayModule } from '../../module.ts';

export const identityModule = { id: 'identity' } as const satisfies GatewayModule;
