const LENGTH = { least: 3, most: 1_000 } as const;

/** Whether a text says why something is done, for what is recorded with a reason. */
export function isReason(text: string): boolean {
  const { length } = text.trim();
  return length >= LENGTH.least && length <= LENGTH.most;
}
