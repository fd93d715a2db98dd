import { vi } from 'vitest';
import type { GatewayServices } from '../../../../services.ts';
import { frequenciesOf } from '../reader/word-frequencies.ts';

/** Waits until a gateway has read how often words are met, which it does once an hour behind an answer. */
export async function knowWords(services: GatewayServices): Promise<void> {
  for (const table of ['videos', 'performers'] as const) await vi.waitUntil(() => frequenciesOf(services, table));
}
