import type { GatewayServices } from '../services.ts';

/** Thrown once every part of some work had its turn, and some failed. Each of them is in the log. */
export class PartsFailed extends Error {
  constructor(failed: number, parts: number) {
    super(`${failed} of ${parts} failed`);
    this.name = 'PartsFailed';
  }
}

type Needs = Pick<GatewayServices, 'log'>;

/**
 * Does one part of a job's work. One that fails is logged; it is up to the caller that the run fails in the end.
 * @param about what the log says of the part, such as the ids of its row
 * @returns what it came to; null where it failed
 */
export async function doAlone<Result>(
  { log }: Needs,
  about: Readonly<Record<string, string>>,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result } | null> {
  try {
    return { result: await work() };
  } catch (error) {
    // A failure within a part was logged there.
    if (!(error instanceof PartsFailed))
      log.error({ err: error, ...about }, 'a part of a job failed: the others go on');
    return null;
  }
}

/**
 * Does one part of a job's work after the other. One that fails is logged, and holds up no other.
 * @param about what the log says of a part, such as the ids of its row
 * @returns what the parts came to
 * @throws PartsFailed in the end, where some failed: the run counts as failed, which operators see
 */
export async function eachAlone<Part, Result>(
  services: Needs,
  parts: readonly Part[],
  about: (part: Part) => Readonly<Record<string, string>>,
  work: (part: Part) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const part of parts) {
    const done = await doAlone(services, about(part), () => work(part));
    if (done !== null) results.push(done.result);
  }
  const failed = parts.length - results.length;
  if (failed > 0) throw new PartsFailed(failed, parts.length);
  return results;
}

/** Does each part of a job's work that says whether it did something. @returns how many did */
export async function countEachAlone<Part>(
  services: Needs,
  parts: readonly Part[],
  about: (part: Part) => Readonly<Record<string, string>>,
  work: (part: Part) => Promise<boolean>,
): Promise<number> {
  return (await eachAlone(services, parts, about, work)).filter(Boolean).length;
}

/** Does the steps of a job in their order, each under the name of its count. */
export async function stepsAlone(
  services: Needs,
  steps: Readonly<Record<string, () => Promise<number>>>,
): Promise<Readonly<Record<string, number>>> {
  const counts = await eachAlone(
    services,
    Object.entries(steps),
    ([step]) => ({ step }),
    async ([step, work]) => [step, await work()] as const,
  );
  return Object.fromEntries(counts);
}
