/** Places that are taken at once: some in all, and no more than a share of them for one client. */
export interface Shares {
  /** @returns what gives the place back, or null when there is none, or none for this client */
  enter(client: string): (() => void) | null;
}

export function createShares({ places, perClient }: { readonly places: number; readonly perClient: number }): Shares {
  const taken = new Map<string, number>();
  let free = places;
  return {
    enter: (client) => {
      const own = taken.get(client) ?? 0;
      if (free === 0 || own >= perClient) return null;
      free -= 1;
      taken.set(client, own + 1);
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        free += 1;
        const left = (taken.get(client) ?? 1) - 1;
        if (left === 0) taken.delete(client);
        else taken.set(client, left);
      };
    },
  };
}
