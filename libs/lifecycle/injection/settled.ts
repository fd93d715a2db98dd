/**
 * The outcome of a flow that ended.
 * @throws Error when the flow ended without an outcome, which only a faulty machine does
 */
export function settled<T>(outcome: T | null): T {
  if (outcome === null) throw new Error('The flow ended without an outcome');
  return outcome;
}
