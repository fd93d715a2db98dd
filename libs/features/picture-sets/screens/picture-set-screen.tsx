import { Clapperboard, Download, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { pictureSets } from '@network/messages/picture-sets.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Lightbox } from '@network/ui/lightbox/lightbox.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import type { PictureSetVideo } from '../queries.ts';
import { Gallery } from './gallery.tsx';

export interface PictureSetScreenProps {
  readonly video: PictureSetVideo;
  readonly filmHref: string;
  /** Index of the picture that is open, or none. */
  readonly shown: number | null;
  readonly onShow: (index: number | null) => void;
  /** Opens the next step of a person without access; null where there is none. */
  readonly onUnlock: (() => void) | null;
  /** Covers the veiled picture of a locked set. */
  readonly overlay?: ReactNode;
}

/** The stills of a video, each with its own view, or the way to unlock them. */
export function PictureSetScreen({ video, filmHref, shown, onShow, onUnlock, overlay }: PictureSetScreenProps) {
  const t = useMessages(pictureSets);
  const set = video.pictureSet?.__typename === 'PictureSet' ? video.pictureSet : null;
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-8 pt-10 pb-(--section-gap)">
        <SectionHeading
          level={1}
          title={video.title}
          text={t('count', { count: video.picturesInSet })}
          className="flex-wrap"
          actions={
            <span className="flex flex-wrap gap-3">
              <ButtonLink href={filmHref} variant="outline">
                <Clapperboard aria-hidden="true" />
                {t('film')}
              </ButtonLink>
              {set?.zip ? (
                <ButtonLink href={set.zip} download="">
                  <Download aria-hidden="true" />
                  {t('download')}
                </ButtonLink>
              ) : null}
            </span>
          }
        />
        {set ? (
          <>
            <Gallery title={video.title} images={set.images} onShow={onShow} />
            <Lightbox
              pictures={set.images.map(({ picture, alt }, index) => ({
                ...picture,
                alt: alt ?? t('alt', { number: index + 1, title: video.title }),
              }))}
              index={shown}
              onIndexChange={onShow}
              labels={{
                title: video.title,
                close: t('close'),
                previous: t('previous'),
                next: t('next'),
                position: (number, count) => t('position', { number, count }),
                failed: t('failed'),
                retry: t('retry'),
              }}
            />
          </>
        ) : (
          <div className="grid items-stretch gap-6 large:grid-cols-(--portrait-columns)">
            <div className="relative aspect-portrait overflow-hidden rounded-panel">
              <Picture
                source={video.images.portrait}
                alt=""
                sizes="(min-width: 1024px) 24rem, 92vw"
                imageClassName="blur-md brightness-50 scale-110"
              />
              {overlay}
            </div>
            <EmptyState
              icon={<LockKeyhole />}
              title={t('locked.title')}
              text={t('locked.text', { count: video.picturesInSet })}
              action={
                onUnlock ? (
                  <Button size="large" onClick={onUnlock}>
                    {t('locked.action')}
                  </Button>
                ) : undefined
              }
              className="justify-center"
            />
          </div>
        )}
      </PageContainer>
    </>
  );
}
