/** What integrators can be called about. */
export const WEBHOOK_TYPES = [
  'content.published',
  'content.changed',
  'content.unpublished',
  'membership.created',
  'membership.changed',
  'membership.renewed',
  'membership.cancelled',
  'membership.reactivated',
  'membership.ended',
] as const;

export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** What a call says: ids, never anything of a person. */
export type WebhookData =
  | { readonly kind: string; readonly ids: readonly string[] }
  | { readonly subscription: string; readonly brand: string };

/** Whether there is such a type, for names that people type. */
export function isWebhookType(text: string): text is WebhookType {
  return (WEBHOOK_TYPES as readonly string[]).includes(text);
}
