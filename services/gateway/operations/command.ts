import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import { createLog } from '@network/server/log/create-log.ts';
import type { GatewayConfig } from '../config/config.ts';
import { modules } from '../modules/registry.ts';
import { openServices } from '../open-services.ts';
import { type OperationAnswer, operationsOf } from './operation.ts';

/**
 * Runs an operation on the database, beside the gateways that use it.
 * @throws ConfigurationError for a wrong environment
 */
export async function runCommand(
  config: GatewayConfig,
  name: string,
  args: readonly string[],
): Promise<OperationAnswer> {
  const operation = operationsOf(modules).get(name);
  if (!operation) throw new ConfigurationError([`There is no command "${name}".`]);
  // Log lines go to the other stream than the result.
  const opened = await openServices(config, { log: createLog({ level: config.logLevel, fd: 2 }) });
  try {
    return await operation.run(opened.services, args);
  } finally {
    await opened.close();
  }
}
