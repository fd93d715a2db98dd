import { resolve } from 'node:path';
import { gatewayBundle } from './bundle/gateway-bundle.ts';

/** `dist/services/gateway/server.js`: the gateway, without the demonstration. */
export default gatewayBundle({
  root: import.meta.dirname,
  input: resolve(import.meta.dirname, 'serve.ts'),
  outDir: resolve(import.meta.dirname, '../../dist/services/gateway'),
});
