const MOST_VALUES = 500;
const LONGEST = 512;

/**
 * Remembers what a pure function made of a header, for headers that have few values in practice. Strangers can't fill
 * the memory: long values are computed each time, and everything is forgotten at 500 values.
 */
export function remembered<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text);
    if (value !== undefined) return value;
    const computed = compute(text);
    if (text.length > LONGEST) return computed;
    if (known.size >= MOST_VALUES) known.clear();
    known.set(text, computed);
    return computed;
  };
}
