import { useId } from 'react';
import type { PictureFragment } from '@network/graphql/fragments/picture.generated.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import { SectionHeading, type SectionHeadingProps } from '@network/ui/section-heading/section-heading.tsx';

export interface NameListProps {
  readonly title: string;
  readonly more?: SectionHeadingProps['more'];
  readonly links: readonly { readonly href: string; readonly name: string; readonly picture: PictureFragment }[];
}

/** Names set large, each a link behind a small picture. */
export function NameList({ title, more, links }: NameListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <SectionHeading title={title} titleId={titleId} more={more} />
      <ul role="list" className="row-names">
        {links.map(({ href, name, picture }) => (
          <li key={href}>
            <Anchor href={href}>
              <span className="row-names-picture">
                <Picture source={picture} alt="" sizes="5rem" />
              </span>
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
