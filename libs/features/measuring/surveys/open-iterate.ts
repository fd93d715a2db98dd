import type { IterateBlockQuery } from '../api/iterate-block.generated.ts';

/** The data about a member for the survey service. */
export type SurveyedPerson = NonNullable<IterateBlockQuery['findOneUserProfile']>['iterateProfile'];

const LOADER = 'https://platform.iteratehq.com/loader.js';

type Command = readonly [name: string, ...values: unknown[]];

/** The interface of the loader: it processes the queue, and then replaces it. */
interface CommandQueue {
  (...command: Command): void;
  q: Command[];
  c: (command: Command) => void;
}

/**
 * Starts the survey service for a member who consented: loads its script and identifies the member. A script that is
 * blocked or down has no effect.
 * @returns removes it from the page
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
