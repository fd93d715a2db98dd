import type { GatewayModule } from '../../module.ts';

export const mediaModule = { id: 'media' } as const satisfies GatewayModule;
