import { type ReactNode, useId } from 'react';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';

/** A part of a brand's identity, with a heading and a line that says what to look at. */
export function Part({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-6">
      <SectionHeading title={title} titleId={titleId} text={text} />
      {children}
    </section>
  );
}

/** Names and what stands for each, such as a token with its value. */
export function Terms({ terms }: { readonly terms: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 medium:grid-cols-(--label-columns)">
      {terms.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-small text-muted">{name}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
