import type { AnyStateMachine, AnyStateNode } from 'xstate';

const words = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

function guardOf(guard: unknown): string {
  if (guard === undefined) return '';
  const name = typeof guard === 'string' ? guard : (guard as { type: string }).type;
  return ` [${words(name)}]`;
}

function labelOf(node: AnyStateNode, eventType: string): string {
  const call = node.invoke.find(({ id }) => eventType.endsWith(`.actor.${id}`));
  if (call) {
    const name = words(typeof call.src === 'string' ? call.src : call.id);
    return `${name} ${eventType.startsWith('xstate.error') ? 'fails' : 'answers'}`;
  }
  const timer = node.after.find((after) => after.eventType === eventType);
  if (typeof timer?.delay !== 'string') return eventType;
  const delay = node.machine.implementations.delays[timer.delay] as unknown;
  return typeof delay === 'number' ? `after ${String(delay / 1000)} s` : `after ${words(timer.delay)}`;
}

/** Arrows are drawn outside of the states that both ends do not share, as mermaid wants it. */
interface Arrow {
  readonly within: AnyStateNode | undefined;
  readonly line: string;
}

function arrowsOf(node: AnyStateNode): Arrow[] {
  const own = [...node.transitions.values()].flat().map(({ eventType, guard, target }) => {
    const to = target?.[0] ?? node;
    const within = to.parent === node.parent ? node.parent : node.machine.root;
    return { within, line: `${node.key} --> ${to.key}: ${labelOf(node, eventType)}${guardOf(guard)}` };
  });
  return node.type === 'final' ? [...own, { within: node.parent, line: `${node.key} --> [*]` }] : own;
}

const descendants = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...descendants(child)]);

function linesOf(node: AnyStateNode, arrows: readonly Arrow[], indent: string): string[] {
  const initial = node.initial.target?.[0]?.key;
  const composites = Object.values(node.states).filter((child) => Object.keys(child.states).length > 0);
  return [
    ...(initial ? [`${indent}[*] --> ${initial}`] : []),
    ...composites.flatMap((child) => [
      `${indent}state ${child.key} {`,
      ...linesOf(child, arrows, `${indent}  `),
      `${indent}}`,
    ]),
    ...arrows.filter(({ within }) => within === node).map(({ line }) => indent + line),
  ];
}

/** A machine's definition as a mermaid state diagram, without the fence. */
export function stateDiagram(machine: AnyStateMachine): string {
  const root = machine.root as AnyStateNode;
  return ['stateDiagram-v2', ...linesOf(root, descendants(root).flatMap(arrowsOf), '  ')].join('\n');
}
