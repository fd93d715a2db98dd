/**
 * Calls to integrators. Other modules queue what happened, in the transaction in which it does, and name things by their ids
 * alone.
 */
export {
  createEndpoint,
  deleteEndpoint,
  enableEndpoint,
  listEndpoints,
  replayEndpoint,
  type WebhookEndpoint,
} from './endpoints.ts';
export { webhookDelays } from './find-delays.ts';
export { problemOfUrl, publicLookup } from './public-address.ts';
export { queueWebhook } from './queue-webhook.ts';
export type { WebhookTables } from './tables.ts';
export { isWebhookType } from './webhook-types.ts';
