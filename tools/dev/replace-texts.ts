type Texts = Record<string, unknown>;

/**
 * Gives the texts of an edited module to the objects that the one of before has exported, so that whoever holds them has the new ones.
 * @returns false, having changed nothing, where keys came or went or an edited text is in no object: then not everybody would have them
 */
export function replaceTexts(before: object, edited: object): boolean {
  const pairs = Object.keys(edited).map((name) => [(before as Texts)[name], (edited as Texts)[name]] as const);
  const isAlike =
    hasKeysOf(before, edited) && pairs.every(([old, now]) => (isGroup(old) ? isLike(old, now) : old === now));
  if (isAlike) for (const [old, now] of pairs) if (isGroup(old)) put(old, now as Texts);
  return isAlike;
}

const isGroup = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

const hasKeysOf = (a: object, b: object): boolean =>
  Object.keys(a).toSorted().join() === Object.keys(b).toSorted().join();

function isLike(old: unknown, now: unknown): boolean {
  if (!isGroup(old) || !isGroup(now)) return typeof old === typeof now;
  return hasKeysOf(old, now) && Object.keys(old).every((key) => isLike(old[key], now[key]));
}

function put(old: Texts, now: Texts): void {
  for (const [key, value] of Object.entries(now)) {
    const held = old[key];
    if (isGroup(held)) put(held, value as Texts);
    else old[key] = value;
  }
}
