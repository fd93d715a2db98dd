import { type ReactNode, useEffect } from 'react';
import { words } from '../messages/words.ts';

export interface PageFrameProps {
  readonly title: string;
  readonly text?: string;
  /** Beside the title, such as the state of what the page is about. */
  readonly mark?: ReactNode;
  /** Buttons at the end of the line of the title. */
  readonly actions?: ReactNode;
  /** Above the title: where this page belongs. */
  readonly trail?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page behind the session: title, actions, content. It names the document, too. */
export function PageFrame({ title, text, mark, actions, trail, children }: PageFrameProps) {
  useEffect(() => {
    document.title = `${title} · ${words.product}`;
  }, [title]);
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 p-6 large:p-8">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-0 grow basis-80 flex-col gap-1 max-medium:basis-full">
          {trail}
          <div className="flex items-center gap-3">
            <h1 className="type-display truncate text-title-3">{title}</h1>
            {mark}
          </div>
          {text === undefined ? null : <p className="text-body text-muted">{text}</p>}
        </div>
        {actions === undefined ? null : <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
