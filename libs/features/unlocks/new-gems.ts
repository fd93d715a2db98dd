interface Movement {
  readonly amount: number;
  readonly currency: string;
  readonly createdAt: string;
  readonly transactionType: string;
}

/** Gems that were granted or restored since the last acknowledgement; all of them without one. */
export function newGemsIn(movements: readonly Movement[], lastSeen: string | null): number {
  const since = lastSeen === null ? Number.NEGATIVE_INFINITY : Date.parse(lastSeen);
  return movements
    .filter(({ currency, amount, createdAt }) => currency === 'gems' && amount > 0 && Date.parse(createdAt) > since)
    .reduce((sum, { amount }) => sum + amount, 0);
}
