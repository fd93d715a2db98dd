import { serveGateway } from '@network/gateway/serve-gateway.ts';
import { demonstration } from './demonstration.ts';

await serveGateway({ demonstration });
