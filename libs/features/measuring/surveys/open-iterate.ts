import type { IterateBlockQuery } from '../api/iterate-block.generated.ts';

/** What the survey service is told of a member. */
export type SurveyedPerson = NonNullable<IterateBlockQuery['findOneUserProfile']>['iterateProfile'];

const LOADER = 'https://platform.iteratehq.com/loader.js';

type Command = readonly [name: string, ...values: unknown[]];

/** What the loader takes over: it works through the queue, and puts itself in its place. */
interface CommandQueue {
  (...command: Command): void;
  q: Command[];
  c: (command: Command) => void;
}

/**
 * Lets the survey service ask this member, who agreed to it: loads its script and says who is there. A script that is
 * blocked or away is missed by nobody.
 * @returns the way to take it off the page again
 */
export function openIterate(apiKey: string, person: SurveyedPerson, page: Window = window): () => void {
  const queued: Command[] = [];
  const add = (command: Command): void => void queued.push(command);
  const queue: CommandQueue = Object.assign((...command: Command) => queue.c(command), { q: queued, c: add });
  const { userId, ...traits } = person;
  queue('identify', { external_id: userId, ...traits });
  const globals = { iterateSettings: { apiKey }, IterateObjectName: 'Iterate', Iterate: queue };
  Object.assign(page, globals);

  const script = page.document.createElement('script');
  script.src = LOADER;
  script.async = true;
  page.document.head.append(script);
  return () => {
    script.remove();
    for (const name of Object.keys(globals)) Reflect.deleteProperty(page, name);
  };
}
