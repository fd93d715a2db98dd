import type { ReactNode } from 'react';
import { PageContainer } from '@network/ui/page/page.tsx';
import type { WelcomePageQuery } from '../api/welcome-page.generated.ts';

export type WelcomePictures = WelcomePageQuery['getWelcomePagePictureSet']['images'];

/** Windows for each picture of the set: `boundary` and wider, `medium`, and everything narrower. */
const MEDIA = { large: '(min-width: 1024px)', medium: '(min-width: 768px)' } as const;

/**
 * A page in front of a picture that fills the window, in a crop for its width. On a phone its words and buttons are at the foot, above
 * the strips at the lower edge while there are any.
 */
export function WelcomeBackdrop(props: { readonly pictures: WelcomePictures; readonly children: ReactNode }) {
  const named = (name: string) => props.pictures.find((picture) => picture.name === name);
  const small = named('small');
  return (
    <section className="glow-page grain relative isolate flex min-h-(--backdrop-height) items-end overflow-hidden medium:items-center">
      {small ? (
        <div className="absolute inset-0 -z-10">
          <picture>
            {(['large', 'medium'] as const).map((name) => {
              const picture = named(name);
              return picture ? (
                <source
                  key={name}
                  media={MEDIA[name]}
                  srcSet={picture.src}
                  width={picture.width}
                  height={picture.height}
                />
              ) : null;
            })}
            <img
              src={small.src}
              alt=""
              width={small.width}
              height={small.height}
              fetchPriority="high"
              className="absolute inset-0 size-full object-cover"
            />
          </picture>
          <div className="hero-veil absolute inset-0" />
        </div>
      ) : null}
      <PageContainer className="pt-(--below-header) pb-(--foot-room,3rem) medium:pb-24">
        <div className="flex max-w-measure flex-col gap-6">{props.children}</div>
      </PageContainer>
    </section>
  );
}
