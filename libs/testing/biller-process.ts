import { sandboxKey } from '@network/gateway/config/sandbox-key.ts';
import { secretsOf } from '@network/gateway/config/secrets.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';

/** Secrets of servers that a test starts for itself. */
export const OWN_SECRETS = { brand: 'b'.repeat(32), gateway: 'g'.repeat(32) } as const;

/** The sandbox biller as a separate process, for a gateway on that port with these secrets; not started yet. */
export function billerProcess(gatewayPort: number, folder: string): Promise<ServerProcess> {
  return serverProcess('services/sandbox/main.ts', 'BILLER_PORT', {
    DATA_DIR: folder,
    SANDBOX_KEY: sandboxKey({ secrets: secretsOf(OWN_SECRETS) }),
    GATEWAY_PORT: String(gatewayPort),
    LOG_LEVEL: 'silent',
  });
}
