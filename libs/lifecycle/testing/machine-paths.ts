import { createActor, createMachine, fromPromise, SimulatedClock } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { settlePromises } from './memory-storage.ts';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';

const callName = ({ src, id }: { src: unknown; id: string }) => (typeof src === 'string' ? src : id);

/** The outcomes that an injected call may have. */
export type Answer = { readonly output: unknown } | { readonly error: unknown };

/** A machine and everything that can happen to it: the paths are generated from these. */
export interface PathModel {
  readonly machine: AnyStateMachine;
  /** Each is a separate start; together they must reach everything. */
  readonly inputs?: readonly unknown[];
  /** Events from people and pages; each is tried in every state. */
  readonly events: readonly AnyEventObject[];
  /** The possible answers of each call, by the name of its actor. */
  readonly answers: Readonly<Record<string, readonly Answer[]>>;
  /** Excludes what real time rules out, such as a later timer before an earlier one. */
  readonly possible?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
}

export interface MachinePath {
  readonly title: string;
  readonly input: unknown;
  readonly steps: readonly { readonly before: AnyMachineSnapshot; readonly event: AnyEventObject }[];
  readonly end: AnyMachineSnapshot;
  /** A flaw of the machine; running the path fails with it. */
  readonly flaw?: Error;
}

const NOWHERE: AnyMachineSnapshot = createActor(createMachine({})).getSnapshot();

const descendants = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...descendants(child)]);

const nameOf = (event: AnyEventObject) => event.type.replaceAll('xstate.', '');

const transitionsOf = (node: AnyStateNode) => [...node.transitions.values()].flat();

function happenings({ events, answers }: PathModel, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  if (snapshot.status !== 'active') return [];
  const answered = snapshot._nodes.flatMap((node) =>
    node.invoke.flatMap((call) =>
      (answers[callName(call)] ?? []).map((answer) => ({
        type: `xstate.${'error' in answer ? 'error' : 'done'}.actor.${call.id}`,
        ...answer,
      })),
    ),
  );
  const elapsed = snapshot._nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType })));
  return [...events, ...answered, ...elapsed];
}

/**
 * The shortest path over every transition of the machine, and, for every state, over each event that it must ignore. A
 * last path, which cannot be run, names each unreachable state and each transition that no path takes: a test that
 * fails, rather than a test file that cannot be loaded.
 */
export function machinePaths(model: PathModel): MachinePath[] {
  try {
    const { paths, gaps } = coverage(model);
    return gaps.length === 0 ? paths : [...paths, flawed(new Error(`Never reached: ${gaps.join('; ')}`))];
  } catch (error) {
    return [flawed(new Error('The machine breaks on its way', { cause: error }))];
  }
}

const flawed = (flaw: Error): MachinePath => ({ title: flaw.message, input: null, steps: [], end: NOWHERE, flaw });

function coverage(model: PathModel): { paths: MachinePath[]; gaps: string[] } {
  const root = model.machine.root as AnyStateNode;
  const missing = new Set<unknown>([...descendants(root), ...[root, ...descendants(root)].flatMap(transitionsOf)]);
  const paths = (model.inputs ?? [undefined]).flatMap((input) => pathsFrom(model, input, missing));
  const gaps = [...descendants(root), ...[root, ...descendants(root)].flatMap(transitionsOf)]
    .filter((part) => missing.has(part))
    .map((part) => ('eventType' in part ? `${part.source.id} on ${part.eventType}` : part.id));
  return { paths, gaps };
}

function pathsFrom(model: PathModel, input: unknown, missing: Set<unknown>): MachinePath[] {
  const { machine, possible } = model;
  const options = {
    input,
    events: (snapshot: AnyMachineSnapshot) => happenings(model, snapshot),
    ...(possible ? { filterEvents: possible } : {}),
  } as object;
  const adjacency = getAdjacencyMap(machine, options);
  const seen = new Set<unknown>();
  const shortest = getShortestPaths(machine, options).toSorted((a, b) => a.steps.length - b.steps.length);
  return shortest.flatMap(({ state, steps }) => {
    for (const node of state._nodes) missing.delete(node);
    const trail = steps.map(({ event }, at) => ({ event, before: steps[at - 1]?.state ?? state })).slice(1);
    return Object.values(adjacency[keyOf(state)]?.transitions ?? {}).flatMap(({ event, state: end }) => {
      const taken = machine.getTransitionData(state, event);
      const mark = taken[0] ?? `${JSON.stringify(state.value)} ${event.type}`;
      if (seen.has(mark)) return [];
      seen.add(mark);
      for (const transition of taken) missing.delete(transition);
      const way = [...trail.map((step) => nameOf(step.event)), nameOf(event)].slice(-3).join(', ');
      const title = `${way} leads to ${JSON.stringify(end.value)}${taken.length > 0 ? '' : ', as before'}`;
      return [{ title, input, steps: [...trail, { before: state, event }], end }];
    });
  });
}

function keyOf({ value, context }: AnyMachineSnapshot): never {
  return JSON.stringify({ value, context: Object.keys(context).length ? context : undefined }) as never;
}

/**
 * Runs a path with an actor: calls are made and answered, time passes on a simulated clock.
 * @returns the snapshot after each step
 * @throws the flaw that a path stands for
 */
export async function walkPath(model: PathModel, path: MachinePath): Promise<AnyMachineSnapshot[]> {
  if (path.flaw) throw path.flaw;
  const clock = new SimulatedClock();
  const open = new Map<string, PromiseWithResolvers<unknown>>();
  const actors = Object.fromEntries(
    Object.keys(model.answers).map((name) => [
      name,
      fromPromise(() => {
        const call = Promise.withResolvers<unknown>();
        open.set(name, call);
        return call.promise;
      }),
    ]),
  );
  const actor = createActor(model.machine.provide({ actors } as object), { clock, input: path.input });
  const visited: AnyMachineSnapshot[] = [];
  actor.subscribe({ error: () => undefined });
  actor.start();
  for (const { before, event } of path.steps) {
    const owner = before._nodes.flatMap((node) => node.invoke).find(({ id }) => event.type.endsWith(`.actor.${id}`));
    const timer = before._nodes.flatMap((node) => node.after).find(({ eventType }) => eventType === event.type);
    if (owner) {
      const call = open.get(callName(owner));
      if ('error' in event) call?.reject(event['error']);
      else call?.resolve(event['output']);
    } else if (timer) {
      const delay = model.machine.implementations.delays[String(timer.delay)] as unknown;
      const after = typeof delay === 'function' ? (delay({ context: actor.getSnapshot().context }) as number) : delay;
      clock.increment(Number(after));
    } else actor.send(event);
    await settlePromises();
    visited.push(actor.getSnapshot());
  }
  actor.stop();
  return visited;
}
