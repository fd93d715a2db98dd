type Texts = Record<string, unknown>;

/**
 * Writes the texts of an edited module into the objects that the former one has exported, so that whoever has kept such an object
 * reads the new texts.
 * @returns false, having changed nothing, where a key is new or missing, or where an edited text is an export of its own: whoever has
 * imported it would go on reading the former one
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
    const former = old[key];
    if (isGroup(former)) put(former, value as Texts);
    else old[key] = value;
  }
}
