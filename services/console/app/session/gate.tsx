import type { ReactNode } from 'react';
import { words } from '../messages/words.ts';

/** The frame of the pages before the session: a narrow column in the middle. */
export function Gate({ title, text, children }: { title: string; text?: string | undefined; children: ReactNode }) {
  return (
    <main className="flex min-h-dvh items-center justify-center p-6">
      <div className="flex w-full max-w-(--console-sign-in) flex-col gap-6 rounded-panel border-line border-subtle bg-surface p-8">
        <div className="flex flex-col gap-2">
          <p className="text-small font-semibold text-accent">{words.product}</p>
          <h1 className="type-display text-title-3">{title}</h1>
          {text === undefined ? null : <p className="text-body text-muted">{text}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
