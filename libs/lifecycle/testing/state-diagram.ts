import type { AnyStateMachine, AnyStateNode } from 'xstate';

const words = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

function guardOf(guard: unknown): string {
  if (guard === undefined) return '';
  const name = typeof guard === 'string' ? guard : (guard as { type: string }).type;
  return ` [${words(name)}]`;
}

function labelOf(node: AnyStateNode, eventType: string): string {
  const call = node.invoke.find(({ id }) => eventType.endsWith(`.actor.${id}`));
  if (call)
    return `${words(typeof call.src === 'string' ? call.src : call.id)} ${eventType.startsWith('xstate.error') ? 'fails' : 'answers'}`;
  const timer = node.after.find((after) => after.eventType === eventType);
  return timer ? `after ${words(typeof timer.delay === 'string' ? timer.delay : timer.eventType)}` : eventType;
}

function linesOf(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states);
  const initial = node.initial.target?.[0]?.key;
  return [
    ...(initial ? [`${indent}[*] --> ${initial}`] : []),
    ...children.flatMap((child) => [
      ...(Object.keys(child.states).length > 0
        ? [`${indent}state ${child.key} {`, ...linesOf(child, `${indent}  `), `${indent}}`]
        : []),
      ...[...child.transitions.values()].flat().map(({ eventType, guard, target }) => {
        const to = target?.[0]?.key ?? child.key;
        return `${indent}${child.key} --> ${to}: ${labelOf(child, eventType)}${guardOf(guard)}`;
      }),
      ...(child.type === 'final' ? [`${indent}${child.key} --> [*]`] : []),
    ]),
  ];
}

/** A machine's definition as a mermaid state diagram, without the fence. */
export function stateDiagram(machine: AnyStateMachine): string {
  return ['stateDiagram-v2', ...linesOf(machine.root as AnyStateNode, '  ')].join('\n');
}
