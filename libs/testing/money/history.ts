import fc from 'fast-check';
import { findBookDifferences } from '@network/gateway/modules/money/billing/testing/public.ts';
import { differences } from './model/differences.ts';
import { look } from './look.ts';
import { passTime, settle } from './passing-time.ts';
import { newPerson, type Person, userIdOf } from './person.ts';
import { recordOf } from './record-of.ts';
import { DAY_MS, HOUR_MS } from './model/calendar.ts';
import type { DeliveryMode } from './deliveries.ts';
import type { World } from './world.ts';

/** A person in their world, and all that has happened so far, as a story to be read. */
export interface History {
  readonly world: World;
  readonly person: Person;
  readonly story: string[];
  comparisons: number;
}

/** What the next step may depend on. */
export interface Situation {
  hasAccount: boolean;
  openPages: number;
}

export interface Played {
  /** Steps that could be taken: a person without an account can't cancel. */
  readonly steps: number;
  /** How often everything was compared with the model. */
  readonly comparisons: number;
}

/**
 * Plays a history of somebody new in a world that remembers nobody.
 * @throws Error that tells the history and where the product differs from the model
 */
export async function playHistory(world: World, mode: DeliveryMode, steps: Iterable<Step>): Promise<Played> {
  await world.begin(mode);
  const history: History = { world, person: newPerson(), story: [`postbacks ${mode}`], comparisons: 0 };
  await fc.asyncModelRun(() => ({ model: { hasAccount: false, openPages: 0 }, real: history }), steps);
  // Two days later every order must have come to its end, and every payment that is nobody's have gone back.
  await passTime(world, 2 * DAY_MS);
  await checkHistory(history);
  const apart = await findBookDifferences(world.gateway.services.db);
  if (apart.length > 0) throw new Error([...history.story, 'THE BOOKS DIFFER', JSON.stringify(apart)].join('\n'));
  return { steps: history.story.length - 1, comparisons: history.comparisons };
}

/** One thing that happens in a history. */
export type Step = fc.AsyncCommand<Situation, History>;

/** Has somebody do something, a few seconds after what was before, and writes it down. */
export async function happen(
  { world, person, story }: History,
  situation: Situation,
  name: string,
  act: () => Promise<string>,
): Promise<void> {
  world.clock.advance(2_000);
  const at = world.clock.now();
  const line = story.push(`${momentOf(at)}  ${name}`) - 1;
  const outcome = await act();
  if (outcome !== '') story[line] += `: ${outcome}`;
  await world.letBillerWork();
  await world.deliveries.arrive();
  situation.hasAccount = (await userIdOf(world, person)) !== null;
  situation.openPages = person.pages.length;
}

/** Lets time pass; after an hour or more all has arrived, and must be right. */
export async function letTimePass(history: History, milliseconds: number): Promise<string> {
  await passTime(history.world, milliseconds);
  if (milliseconds >= HOUR_MS) await checkHistory(history);
  return '';
}

async function checkHistory(history: History): Promise<void> {
  const { world, person, story } = history;
  await settle(world);
  history.comparisons += 1;
  const record = recordOf(world.biller, world.clock.now(), world.refundedAgain);
  const found = differences(record, person, await look(world, person));
  if (found.length === 0) return;
  const lines = [...story, `${momentOf(world.clock.now())}  DIFFERS`, ...found.map((each) => `  - ${each}`)];
  throw new Error(lines.join('\n'));
}

const momentOf = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');
