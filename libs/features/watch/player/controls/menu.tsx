import type { LucideIcon } from 'lucide-react';
import { createContext, type KeyboardEvent, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';

const CloseMenu = createContext<() => void>(() => undefined);

/** Closes the menu around an item. */
export const useCloseMenu = (): (() => void) => use(CloseMenu);

interface MenuProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** The page that is open: focus goes to its chosen or first item when it changes. */
  readonly page: string;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A button that opens a menu above it. Escape and a click elsewhere close it, and focus returns to the button. */
export function Menu({ icon, label, page, onOpenChange, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  const setOpen = (next: boolean) => {
    setIsOpen(next);
    onOpenChange(next);
  };
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus({ preventScroll: true });
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
        <CloseMenu value={close}>
          <div className="player-menu-backdrop" onPointerDown={close} />
          <MenuPanel key={page} id={id} label={label} onEscape={close}>
            {children}
          </MenuPanel>
        </CloseMenu>
      )}
    </div>
  );
}

interface MenuPanelProps {
  readonly id: string;
  readonly label: string;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

const itemsOf = (panel: Element | null) => [...(panel?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

/** The items of a menu; arrow keys move between them. It takes the focus as it appears. */
function MenuPanel({ id, label, onEscape, children }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const items = itemsOf(panel.current);
    const chosen = items.find((item) => item.ariaChecked === 'true' && item.role === 'menuitemradio');
    (chosen ?? items[0])?.focus({ preventScroll: true });
  }, []);

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return onEscape();
    }
    const items = itemsOf(panel.current);
    const current = items.findIndex((item) => item === document.activeElement);
    const next = STEPS[event.key]?.(current, items.length);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };

  return (
    <div ref={panel} id={id} role="menu" tabIndex={-1} aria-label={label} className="player-panel" onKeyDown={walk}>
      {children}
    </div>
  );
}
