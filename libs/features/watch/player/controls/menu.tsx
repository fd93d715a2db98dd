import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

interface MenuProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** The page that is open: focus goes to its chosen or first item when it changes. */
  readonly page: string;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: (close: () => void) => ReactNode;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** A button that opens a menu above it. Arrows walk, Escape and a click elsewhere close, focus returns to the button. */
export function Menu({ icon, label, page, onOpenChange, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const items = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  const setOpen = (next: boolean) => {
    setIsOpen(next);
    onOpenChange(next);
  };
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    const all = items();
    (all.find((item) => item.ariaChecked === 'true' && item.role === 'menuitemradio') ?? all[0])?.focus({ preventScroll: true });
  }, [isOpen, page]);

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    const all = items();
    const next = STEPS[event.key]?.(all.findIndex((item) => item === document.activeElement), all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <div
      ref={root}
      className="player-menu"
      onBlur={(event) => {
        const to = event.relatedTarget;
        if (isOpen && to !== null && !root.current?.contains(to)) setOpen(false);
      }}
    >
      <IconButton
        icon={icon}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <>
          <div className="player-menu-backdrop" onPointerDown={close} />
          <div ref={panel} id={id} role="menu" tabIndex={-1} aria-label={label} className="player-panel" onKeyDown={walk}>
            {children(close)}
          </div>
        </>
      )}
    </div>
  );
}
