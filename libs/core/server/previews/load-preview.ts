import { request } from 'undici';
import { PREVIEW_PATH, type PreviewFacts, previewSchema } from '@network/validation/preview.ts';
import type { GatewayConnection } from '../gateway/gateway-connection.ts';
import { gatewayHeaders } from '../gateway/gateway-headers.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { ServerConfig } from '../server-config.ts';

/**
 * Loads the preview of a request. The result is `ended` if the gateway does not know the preview (any more), and
 * `unavailable` if the gateway does not answer.
 */
export async function loadPreview(
  connection: GatewayConnection,
  config: ServerConfig,
  facts: RequestFacts,
  signal: AbortSignal,
): Promise<PreviewFacts | 'ended' | 'unavailable'> {
  const leave = connection.enter();
  if (!leave) return 'unavailable';
  try {
    const { statusCode, body } = await request(`${connection.origin}${PREVIEW_PATH}`, {
      dispatcher: connection.dispatcher,
      headers: gatewayHeaders(facts, config),
      signal,
    });
    if (statusCode === 200) return previewSchema.parse(await body.json());
    await body.dump();
    return statusCode === 403 ? 'ended' : 'unavailable';
  } catch {
    return 'unavailable';
  } finally {
    leave();
  }
}
