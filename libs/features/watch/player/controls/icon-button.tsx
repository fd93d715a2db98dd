import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Draws the shape filled, as play and pause are. */
  readonly solid?: boolean;
  /** A figure inside the icon, such as the length of a jump. */
  readonly mark?: string;
}

/** A control of the player: an icon with a name, and a tooltip of that name. */
export function IconButton({ icon: Icon, label, solid = false, mark, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={`player-button ${rest.className ?? ''}`}>
      <Icon aria-hidden className="player-icon" {...(solid && { fill: 'currentColor' })} />
      {mark === undefined ? null : (
        <span aria-hidden className="player-mark">
          {mark}
        </span>
      )}
      <span aria-hidden className="player-tip">
        {label}
      </span>
    </button>
  );
}
