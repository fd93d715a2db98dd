import type { ShelfSubject, VideoSubject } from './subjects.ts';

type Fields = VideoSubject & ShelfSubject;

/** One value, one of several, or any value but null. */
export type Condition<T> = T | readonly T[] | { readonly present: true };

/** The conditions on an item; all of them must match. Plain JSON, so that rules can be written out and compared. */
export type Conditions = { readonly [K in keyof Fields]?: Condition<Fields[K]> };

type Test = (value: unknown) => boolean;

/** Lists up to this long are searched as they are; a longer one is worth a Set. */
const SHORT_LIST = 16;

/** Compiles the conditions of a rule once. A field that is missing from the item never matches: least access. */
export function matchConditions(conditions: Conditions): (subject: object) => boolean {
  const tests = Object.entries(conditions).map(([field, condition]) => [field, testOf(condition)] as const);
  return (subject) => {
    const item = (subject as { item?: Record<string, unknown> }).item;
    return item !== undefined && tests.every(([field, test]) => test(item[field]));
  };
}

function testOf(condition: unknown): Test {
  if (Array.isArray(condition)) {
    if (condition.length <= SHORT_LIST) return (value) => condition.includes(value) && value !== undefined;
    const values = new Set<unknown>(condition);
    return (value) => value !== undefined && values.has(value);
  }
  if (typeof condition === 'object' && condition !== null) return (value) => value !== null && value !== undefined;
  return (value) => value === condition && value !== undefined;
}
