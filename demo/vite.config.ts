import { resolve } from 'node:path';
import { gatewayBundle } from '@network/gateway/bundle/gateway-bundle.ts';

/** `dist/demo/server.js`: the gateway with the demonstration, as `npm start` runs it in development. */
export default gatewayBundle({
  root: import.meta.dirname,
  input: resolve(import.meta.dirname, 'serve.ts'),
  outDir: resolve(import.meta.dirname, '../dist/demo'),
});
