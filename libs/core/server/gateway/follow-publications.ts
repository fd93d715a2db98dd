import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { request } from 'undici';
import type { z } from 'zod';
import { type BrandSettings, PUBLICATIONS_PATH, publicationsSchema } from '@network/validation/publications.ts';
import type { ServerConfig } from '../server-config.ts';
import type { GatewayConnection } from './gateway-connection.ts';

/** A gateway that is down, or too old to know of publications. */
const AGAIN_AFTER_MS = 1_000;

interface Following {
  readonly connection: Pick<GatewayConnection, 'origin' | 'dispatcher'>;
  readonly config: Pick<ServerConfig, 'tenant' | 'brandKey'>;
  readonly log: Pick<Logger, 'debug'>;
  /** Reports that something was published, or may have been while the gateway was down. */
  readonly onPublication: () => void;
  /** Receives the settings that staff chose for the brand, after each answer. */
  readonly onSettings: (settings: BrandSettings) => void;
  /** The wait after a failed answer; for tests. */
  readonly againAfterMs?: number;
}

/**
 * Waits at the gateway for publications and for what staff decide about the brand, one call after the other, until it is stopped.
 * What happened while the gateway was down is noticed by its number.
 * @returns a function that stops it
 */
export function followPublications(following: Following): () => void {
  const { connection, config, log, onPublication, onSettings, againAfterMs = AGAIN_AFTER_MS } = following;
  const stopping = new AbortController();
  const { signal } = stopping;

  const waitForNews = async (after: number | null, known: string): Promise<z.infer<typeof publicationsSchema>> => {
    const query = after === null ? '' : `?${new URLSearchParams({ after: String(after), settings: known }).toString()}`;
    const { statusCode, body } = await request(`${connection.origin}${PUBLICATIONS_PATH}${query}`, {
      dispatcher: connection.dispatcher,
      headers: { 'x-tenant': config.tenant.id, 'x-brand-key': config.brandKey },
      signal,
    });
    if (statusCode !== 200) {
      await body.dump();
      throw new Error(`the gateway answered ${statusCode}`);
    }
    return publicationsSchema.parse(await body.json());
  };

  const follow = async (): Promise<void> => {
    let seen: number | null = null;
    let known = '';
    while (!signal.aborted) {
      try {
        const { latest, settings } = await waitForNews(seen, known);
        if (settings !== undefined) {
          known = settings.version;
          onSettings(settings);
        }
        if (seen !== null && latest !== seen) onPublication();
        seen = latest;
      } catch (error) {
        if (signal.aborted) return;
        log.debug({ err: error }, 'publications are not announced; pages are rendered again by their age');
        await delay(againAfterMs, undefined, { signal }).catch(() => undefined);
      }
    }
  };

  void follow();
  return () => stopping.abort();
}
