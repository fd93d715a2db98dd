import type { Page } from '@playwright/test';

/** What a person's own input cost, and what moved without one, of one document. */
export interface MeasuredPage {
  readonly path: string;
  /** Milliseconds from the slowest input to the frame that shows its effect (INP of a visit with few inputs). */
  readonly slowest: number;
  readonly inputs: number;
  readonly shift: number;
  /** What moved, by its classes. */
  readonly moved: readonly string[];
}

/** Measures each document that a page opens from now on; the answer is about those that have been left, and the one that is open. */
export async function watchInteractions(page: Page): Promise<() => readonly MeasuredPage[]> {
  const found = new Map<string, MeasuredPage>();
  await page.exposeBinding('reportMeasured', (_source, id: string, measured: MeasuredPage) => found.set(id, measured));
  await page.addInitScript(() => {
    if (window.top !== window) return;
    const report = (window as unknown as { reportMeasured: (id: string, measured: object) => void }).reportMeasured;
    const id = crypto.randomUUID();
    const path = location.pathname;
    const inputs = new Set<number>();
    const moved: string[] = [];
    let [slowest, shift] = [0, 0];
    const send = () => report(id, { path, slowest, inputs: inputs.size, shift, moved });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (interactionId === 0) continue;
        inputs.add(interactionId);
        slowest = Math.max(slowest, duration);
      }
      send();
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      interface Shift extends PerformanceEntry {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly { readonly node: Node | null }[];
      }
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        shift += value;
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          moved.push(
            `${location.pathname} ${value.toFixed(4)} ${element?.tagName.toLowerCase()}.${element?.getAttribute('class')}`,
          );
        }
      }
      send();
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => [...found.values()];
}
