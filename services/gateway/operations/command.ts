import { Agent, fetch } from 'undici';
import { z } from 'zod';
import type { GatewayConfig } from '../config/config.ts';
import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import { DataFolderInUse } from '../db/data-folder.ts';
import { createLog } from '@network/server/log/create-log.ts';
import { modules } from '../modules/registry.ts';
import { openServices } from '../open-services.ts';
import { gatewayAddress, noAnswer } from './gateway-address.ts';
import { type OperationAnswer, operationsOf } from './operation.ts';
import { OPERATIONS_KEY_HEADER, operationsKey } from './operations-key.ts';

const answerSchema = z.object({ ok: z.boolean(), text: z.string() });

/** A job may take its time; the gateway answers when it has ended. */
const ANSWER_MS = 15 * 60_000;

/**
 * Runs an operation where the data is: in this process, or in the gateway that has locked the embedded database.
 * @throws ConfigurationError for a wrong environment
 */
export async function runCommand(
  config: GatewayConfig,
  name: string,
  args: readonly string[],
): Promise<OperationAnswer> {
  const operation = operationsOf(modules).get(name);
  if (!operation) throw new ConfigurationError([`There is no command "${name}".`]);
  try {
    // Log lines go to the other stream than the result.
    const opened = await openServices(config, { log: createLog({ level: config.logLevel, fd: 2 }) });
    try {
      return await operation.run(opened.services, args);
    } finally {
      await opened.close();
    }
  } catch (error) {
    if (error instanceof DataFolderInUse) return runOnGateway(config, name, args, error);
    throw error;
  }
}

async function runOnGateway(
  config: GatewayConfig,
  name: string,
  args: readonly string[],
  inUse: DataFolderInUse,
): Promise<OperationAnswer> {
  const dispatcher = new Agent({ headersTimeout: ANSWER_MS, bodyTimeout: ANSWER_MS });
  try {
    const response = await fetch(`${gatewayAddress(config)}/operations/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [OPERATIONS_KEY_HEADER]: operationsKey(config) },
      body: JSON.stringify({ args }),
      dispatcher,
    });
    const answer = answerSchema.safeParse(await response.json().catch(() => null));
    if (response.ok && answer.success) return answer.data;
    throw new ConfigurationError([`${inUse.message}; it did not take the command (${response.status})`]);
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    throw noAnswer(inUse, config);
  } finally {
    await dispatcher.close();
  }
}
