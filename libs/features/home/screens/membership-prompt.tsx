import { type ReactNode, useId } from 'react';

export interface MembershipPromptProps {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

/** The benefits of a membership, at the end of what a visitor can see. */
export function MembershipPrompt({ title, text, action }: MembershipPromptProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grain relative isolate flex flex-col items-start gap-6 overflow-hidden rounded-panel border-line border-subtle bg-surface px-6 py-14 medium:px-14 medium:py-20"
    >
      <h2 id={titleId} className="type-display max-w-3xl text-title-1 text-balance">
        {title}
      </h2>
      <p className="max-w-prose text-lead text-pretty text-muted">{text}</p>
      {action}
    </section>
  );
}
