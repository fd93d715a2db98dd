import type { Outbox } from '../outbox.ts';

/** A message of a test. */
export interface Letter {
  readonly id: number;
  readonly to: string;
}

/** When runs of tests begin. */
export const START = '2026-03-02T12:00:00Z';
/** Waits until what could go on has gone on. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Letters in memory, whose deliveries end when they are told to. */
export function letters(addresses: readonly string[]) {
  const waiting: Letter[] = addresses.map((to, id) => ({ id, to }));
  const ends = new Map<number, () => void>();
  const held: { id: number; until: number }[] = [];
  const outbox: Outbox<Letter, 'sent'> = {
    places: 3,
    lane: { of: ({ to }) => to, width: 2 },
    claim: async (_now, until, full) => {
      const next = waiting.findIndex(({ to }) => !full.includes(to));
      const [letter] = next < 0 ? [] : waiting.splice(next, 1);
      if (letter) held.push({ id: letter.id, until: until.getTime() });
      return letter ?? null;
    },
    hold: async ({ id }, until) => held.push({ id, until: until.getTime() }) > 0,
    deliver: ({ id }) => new Promise((resolve) => void ends.set(id, () => resolve('sent'))),
  };
  return {
    outbox,
    waiting,
    held,
    underWay: () => [...ends.keys()],
    end: (id: number) => (ends.get(id)?.(), ends.delete(id)),
  };
}
