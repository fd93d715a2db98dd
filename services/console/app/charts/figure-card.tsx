import type { ReactNode } from 'react';

/** One figure with its name, what it is compared with, and a chart of it. */
export function FigureCard({
  name,
  value,
  note,
  isAlarming = false,
  children,
}: {
  name: string;
  value: string;
  note?: string | undefined;
  /** Shows that somebody should look. */
  isAlarming?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      role="group"
      aria-label={name}
      className="flex min-w-0 flex-col gap-3 rounded-panel border-line border-subtle bg-surface p-5"
    >
      <div>
        <h2 className="text-small text-muted">{name}</h2>
        <p className={`type-display text-title-3 tabular-nums ${isAlarming ? 'text-danger' : ''}`}>{value}</p>
        {note === undefined ? null : <p className="text-small text-muted">{note}</p>}
      </div>
      {children}
    </div>
  );
}
