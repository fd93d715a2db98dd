import { useId } from 'react';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { SectionHeading, type SectionHeadingProps } from '@network/ui/section-heading/section-heading.tsx';

export interface NameListProps {
  readonly title: string;
  readonly more?: SectionHeadingProps['more'];
  readonly links: readonly { readonly href: string; readonly name: string }[];
}

/** Names set large, each a link, without pictures. */
export function NameList({ title, more, links }: NameListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <SectionHeading title={title} titleId={titleId} more={more} />
      <ul role="list" className="row-names">
        {links.map(({ href, name }) => (
          <li key={href}>
            <Anchor href={href}>{name}</Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
