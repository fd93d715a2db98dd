import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { AnchorProps } from '@network/ui/link/anchor.tsx';
import { addressOf, ownPath } from './own-path.ts';

/** Passing over a link with the pointer is no intent. */
const INTENT_MS = 60;

/**
 * A link of the product. A server, which follows none, renders the element alone, without the component that does in a browser:
 * a listing has 200 links.
 */
export const renderAnchor = (props: AnchorProps): ReactNode =>
  import.meta.env.SSR ? <a {...props} href={addressOf(props.href)} /> : <RouterAnchor {...props} />;

/**
 * A link that stays an `<a href>` and, once scripts run, navigates within the page: the router renders its target, and
 * preloads it when the pointer rests on it. Other hosts, files, new tabs and modified clicks are left to the browser.
 */
function RouterAnchor({ onClick, onPointerEnter, onPointerLeave, onFocus, ...props }: AnchorProps) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const path = ownPath(props);
  useEffect(() => () => clearTimeout(timer.current), []);
  const preload = () => {
    if (path === null) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { pathname, searchStr } = path;
      const search = router.options.parseSearch?.(searchStr) ?? {};
      // A page that can't be preloaded is loaded, or fails, when it is opened.
      router.preloadRoute({ to: pathname, search } as never).catch(() => undefined);
    }, INTENT_MS);
  };
  return (
    <a
      {...props}
      href={addressOf(props.href)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload();
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        clearTimeout(timer.current);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preload();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (path === null || event.defaultPrevented || isModified(event)) return;
        event.preventDefault();
        afterFrame(() => void router.navigate({ href: props.href }));
      }}
    />
  );
}

/** A press is answered by the next frame, which would otherwise wait until the next page is rendered. A hidden tab draws none. */
function afterFrame(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}

function isModified(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
