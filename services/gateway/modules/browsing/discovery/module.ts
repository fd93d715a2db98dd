import type { GatewayModule } from '../../../module.ts';
import { discoveryRoutes } from './routes.ts';

/** What search engines and feed readers fetch of a brand: its sitemap and its new videos. */
export const discoveryModule = { id: 'discovery', routes: discoveryRoutes } as const satisfies GatewayModule;
