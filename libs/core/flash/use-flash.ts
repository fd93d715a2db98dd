import { createContext, use } from 'react';

/** A notice that appears over the page for a while. */
export interface Flash {
  readonly type: 'success' | 'error' | 'info';
  /** A finished text out of the catalogue. */
  readonly message: string;
  /** The key of the message in the catalogue, such as `device_challenge.approved`: the same in every language. */
  readonly translation?: string;
  /** Milliseconds; 10 s by default. */
  readonly dismissAfter?: number;
  /** A button beside the message, such as undo; pressing it dismisses the notice. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Shows a notice. The same type and message again is no second notice: its time starts again. */
export type ShowFlash = (flash: Flash) => void;

const FlashContext = createContext<ShowFlash | null>(null);

/** Provides the list of notices; the composition root renders them. Tests pass their own list. */
export const FlashProvider = FlashContext;

/** Shows notices from anywhere on a page: `useFlash()({ type: 'success', message: t('saved') })`. */
export function useFlash(): ShowFlash {
  const show = use(FlashContext);
  if (!show) throw new Error('useFlash needs a FlashProvider');
  return show;
}
