/** A battery below this share of its charge, and not charging, is low. */
export const LOW_BATTERY = 0.2;

/** The Battery Status API, which not every browser has. */
interface Battery extends EventTarget {
  readonly charging: boolean;
  /** From 0 to 1. */
  readonly level: number;
}

type WithBattery = Navigator & { readonly getBattery?: () => Promise<Battery> };

const CHANGES = ['levelchange', 'chargingchange'] as const;

/**
 * Tells `listener` whether the battery is low: once it is known, and at each change. A browser that says nothing about its battery
 * counts as one that is plugged in.
 * @returns ends it
 */
export function watchBattery(listener: (isLow: boolean) => void): () => void {
  let isOver = false;
  let unhear = (): void => undefined;
  void findBattery().then((battery) => {
    if (isOver) return;
    if (battery === null) {
      listener(false);
      return;
    }
    const tell = (): void => listener(!battery.charging && battery.level < LOW_BATTERY);
    for (const change of CHANGES) battery.addEventListener(change, tell);
    unhear = () => {
      for (const change of CHANGES) battery.removeEventListener(change, tell);
    };
    tell();
  });
  return () => {
    isOver = true;
    unhear();
  };
}

/** A page may be forbidden to ask. */
async function findBattery(): Promise<Battery | null> {
  try {
    return (await (navigator as WithBattery).getBattery?.()) ?? null;
  } catch {
    return null;
  }
}
