import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCloseMenu } from './menu.tsx';

interface ItemProps {
  readonly children: ReactNode;
  readonly onSelect: () => void;
}

/** A row that opens a page of choices, with the current choice. */
export function PageItem({ children, value, onSelect }: ItemProps & { readonly value: string }) {
  return (
    <button type="button" role="menuitem" aria-haspopup="menu" tabIndex={-1} className="player-item" onClick={onSelect}>
      <span className="player-item-name">{children}</span>
      <span className="player-item-value">{value}</span>
      <ChevronRight aria-hidden className="player-item-icon" />
    </button>
  );
}

/** The row at the top of a page of choices, which leads back. */
export function BackItem({ children, onSelect }: ItemProps) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className="player-item player-item-back" onClick={onSelect}>
      <ChevronLeft aria-hidden className="player-item-icon" />
      <span className="player-item-name">{children}</span>
    </button>
  );
}

interface ChoiceItemProps extends ItemProps {
  readonly isChosen: boolean;
  /** Small text after the name, such as HD. */
  readonly mark?: string | undefined;
}

/** One of several choices; choosing it closes the menu. */
export function ChoiceItem({ children, isChosen, mark, onSelect }: ChoiceItemProps) {
  const close = useCloseMenu();
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={isChosen}
      tabIndex={-1}
      className="player-item"
      onClick={() => {
        onSelect();
        close();
      }}
    >
      <Check aria-hidden className="player-item-icon player-item-check" />
      <span className="player-item-name">{children}</span>
      {mark !== undefined && <span className="player-item-mark">{mark}</span>}
    </button>
  );
}

interface SwitchItemProps extends ItemProps {
  readonly isOn: boolean;
}

/** A row that is on or off. */
export function SwitchItem({ children, isOn, onSelect }: SwitchItemProps) {
  return (
    <button
      type="button"
      role="menuitemcheckbox"
      aria-checked={isOn}
      tabIndex={-1}
      className="player-item"
      onClick={onSelect}
    >
      <span className="player-item-name">{children}</span>
      <span aria-hidden className="player-switch" data-on={isOn || undefined} />
    </button>
  );
}
