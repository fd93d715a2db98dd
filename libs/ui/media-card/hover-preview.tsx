import { useEffect, useState } from 'react';

export type PreviewSource = { readonly src: string; readonly type: string };

/** A mouse that only passes by starts nothing. */
export const PREVIEW_DELAY_MS = 320;

/** Whether a mouse rests on the element or it has focus, where pictures may move and a clip may be loaded for it. */
export function usePreviewIntent(element: HTMLElement | null, enabled: boolean): boolean {
  const [active, setActive] = useState(false);
  useEffect(() => {
    if (!element || !enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      const mine = setTimeout(() => {
        // Loaded when it is needed: no card of the first page waits for it. Where it does not come, nothing moves.
        import('../moving/stillness.ts').then(
          ({ isStill }) => timer === mine && !isStill(element) && setActive(true),
          () => undefined,
        );
      }, PREVIEW_DELAY_MS);
      timer = mine;
    };
    const end = () => {
      clearTimeout(timer);
      timer = undefined;
      setActive(false);
    };
    element.addEventListener('pointerenter', begin);
    element.addEventListener('focusin', begin);
    element.addEventListener('pointerleave', end);
    element.addEventListener('focusout', end);
    return () => {
      end();
      element.removeEventListener('pointerenter', begin);
      element.removeEventListener('focusin', begin);
      element.removeEventListener('pointerleave', end);
      element.removeEventListener('focusout', end);
    };
  }, [element, enabled]);
  return active;
}

/** The clip over a card's picture; it appears when it plays, so that a slow one leaves the picture. */
export function HoverPreview({ sources }: { sources: readonly PreviewSource[] }) {
  const [playing, setPlaying] = useState(false);
  return (
    <video
      muted
      loop
      playsInline
      autoPlay
      disableRemotePlayback
      aria-hidden="true"
      tabIndex={-1}
      data-playing={playing || undefined}
      onPlaying={() => setPlaying(true)}
      className="absolute inset-0 size-full object-cover opacity-0 transition-opacity duration-settle data-playing:opacity-100"
    >
      {sources.map((source) => (
        <source key={source.src} src={source.src} type={source.type} />
      ))}
    </video>
  );
}
