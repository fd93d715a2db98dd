import type { GatewayConfig } from './config.ts';
import { type ConfiguredBillers, isReached } from './configured-billers.ts';

/** The optional services that are not configured, one line each, for a start in production. */
export function notConfigured(
  config: Pick<GatewayConfig, 'isProduction' | 'billers' | 'isMailOff' | 'mediaCdn' | 'mediaEdge'> & ConfiguredBillers,
): readonly string[] {
  if (!config.isProduction) return [];
  return [
    ...(config.billers.some((id) => !isReached(config, id))
      ? [
          'BILLERS=sandbox: payments are pretended, and open memberships. This is for a rehearsal, never for the public.',
        ]
      : []),
    ...(config.billers.length === 0
      ? [
          'No biller is configured: nobody can join, and nothing is charged. docs/how-to/go-live-with-a-biller.md says how.',
        ]
      : []),
    ...(config.isMailOff
      ? ['MAIL=off: no mail leaves; receipts wait, and forgotten passwords can not be reset. Set SMTP_URL instead.']
      : []),
    ...(config.mediaCdn !== null && config.mediaEdge === null
      ? ['MEDIA_CDN_PURGE_ZONES is not set: the CDN of media keeps its copies of films that are unpublished or erased.']
      : []),
  ];
}
