import { MessageCircle } from 'lucide-react';
import { Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { lazyPart } from '@network/core/routing/lazy-part.ts';
import { neededPart } from '@network/core/routing/part-boundary.tsx';
import { loginAddress } from '@network/core/session/login-address.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useNextStep } from '../../entity-cards/use-next-step.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { comments } from '@network/messages/comments.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { ReservedSpace } from '@network/ui/reserved-space/reserved-space.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { threadRights } from '../thread/thread-rights.ts';
import { ThreadSkeleton } from '../thread/thread-skeleton.tsx';

const Thread = lazyPart(() => import('../thread/thread.tsx'), neededPart);

/** Begins to load a little before the section comes into view. */
const MARGIN = '400px 0px';

/** The comments below a film: for members the thread, loaded as it comes into view, for others how to get there. */
export default function VideoComments({ video, focusCommentId, isPanel = false }: SlotCatalogue['videoComments']) {
  const t = useMessages(comments);
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const { ability, isAuthenticated } = useSession();
  const rights = threadRights(ability, video.subject);
  const [isInView, setInView] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const onSettled = useCallback(() => setSettled(true), []);

  useEffect(() => {
    const element = section.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        setInView(entry?.isIntersecting === true);
        if (entry?.isIntersecting) setWanted(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const skeleton = <ThreadSkeleton label={t('loading')} count={video.commentCount} />;
  const thread =
    isWanted || focusCommentId !== null ? (
      <Suspense fallback={skeleton}>
        <Thread
          videoId={video.subject.videoId}
          slug={video.slug}
          count={video.commentCount}
          rights={rights}
          isInView={isInView}
          focusCommentId={focusCommentId}
          onSettled={onSettled}
        />
      </Suspense>
    ) : (
      skeleton
    );
  return (
    <section ref={section} id="comments" aria-labelledby={titleId} className="flex max-w-224 flex-col gap-8">
      {isPanel ? (
        <h2 id={titleId} className="sr-only">
          {t('title')}
        </h2>
      ) : (
        <SectionHeading title={t('title')} titleId={titleId} />
      )}
      {rights.see ? (
        isPanel ? (
          thread
        ) : (
          <ReservedSpace isSettled={isSettled} showAll={t('showAll')}>
            {thread}
          </ReservedSpace>
        )
      ) : (
        <Prompt video={video} isVisitor={!isAuthenticated} />
      )}
    </section>
  );
}

function Prompt(props: { readonly video: SlotCatalogue['videoComments']['video']; readonly isVisitor: boolean }) {
  const { video, isVisitor } = props;
  const t = useMessages(comments);
  const tenant = useTenant();
  const { viewer } = useSession();
  const nextStep = useNextStep();
  return (
    <div className="flex flex-col items-start gap-4 rounded-panel border-line border-subtle bg-surface p-6 medium:flex-row medium:flex-wrap medium:items-center medium:gap-6 medium:p-8">
      <MessageCircle aria-hidden="true" className="size-8 shrink-0 stroke-[1.25] text-accent" />
      <div className="flex min-w-0 flex-1 flex-col gap-1 medium:min-w-48">
        <p className="text-lead">{t('denied.title')}</p>
        <p className="text-small text-muted">
          {t(isVisitor ? 'denied.visitor' : 'denied.member')}{' '}
          {video.commentCount > 0 ? t('count', { count: video.commentCount }) : null}
        </p>
      </div>
      {isVisitor ? (
        <ButtonLink href={loginAddress(tenant.urls.members, `/videos/${video.slug}`)} variant="outline">
          {t('denied.signIn')}
        </ButtonLink>
      ) : viewer.isTandemChild || video.subject.isDenied || video.subject.isUpcoming ? null : (
        <Button variant="outline" onClick={() => nextStep(video.subject)}>
          {t('denied.next')}
        </Button>
      )}
    </div>
  );
}
