import { useId, type ReactNode } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatRunLength } from '@network/core/i18n/run-length.ts';
import { useJoinLink } from '@network/core/session/use-join-link.ts';
import { watch } from '@network/messages/watch.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import type { Barrier } from '../playable.ts';
import type { WatchVideo } from '../queries.ts';
import type { BarrierStep } from './use-barrier-step.ts';

export interface GatePanelProps {
  readonly barrier: Barrier;
  /** Past it, for a signed-in person. */
  readonly step: BarrierStep | null;
  readonly brand: string;
  readonly video: WatchVideo;
  readonly signInHref: string;
}

/** Why the film does not play for this person, and what they can do about it. */
export function GatePanel({ barrier, step, brand, video, signInHref }: GatePanelProps) {
  const t = useMessages(watch);
  if (barrier.reason === 'denied' || barrier.reason === 'preparing') {
    const { reason } = barrier;
    return (
      <Panel title={t(`gate.${reason}.title`)} text={t(`gate.${reason}.text`)}>
        <ButtonLink href="/videos" variant="outline">
          {t(`gate.${reason}.action`)}
        </ButtonLink>
      </Panel>
    );
  }
  if (barrier.reason === 'upcoming') {
    return (
      <Panel
        title={t('gate.upcoming.title', { date: formatDate(video.releaseDate) })}
        text={t(video.isBeingPrepared ? 'gate.upcoming.withoutTrailer' : 'gate.upcoming.text')}
      />
    );
  }
  if (barrier.step === 'JOIN') return <JoinPanel brand={brand} video={video} signInHref={signInHref} />;
  if (barrier.step === 'SIGN_IN') {
    return (
      <Panel title={t('gate.SIGN_IN.title')} text={t('gate.SIGN_IN.text')}>
        <ButtonLink href={signInHref} size="large" block>
          {t('gate.SIGN_IN.action')}
        </ButtonLink>
      </Panel>
    );
  }
  if (step === null) return null;
  return (
    <Panel title={step.title} text={step.text}>
      {step.action ? (
        <Button size="large" block onClick={step.action.onPress}>
          {step.action.label}
        </Button>
      ) : null}
      {step.action && barrier.step === 'UNLOCK_VIDEO' ? <CompareButton videoId={video.videoId} /> : null}
    </Panel>
  );
}

/** Offers joining and signing in to visitors; only signing in where no membership is on sale. */
function JoinPanel({ brand, video, signInHref }: Pick<GatePanelProps, 'brand' | 'video' | 'signInHref'>) {
  const t = useMessages(watch);
  const joinLink = useJoinLink('gate');
  const values = { brand, length: formatRunLength(video.runLength, 'long') };
  const isSold = joinLink !== null;
  return (
    <Panel
      title={t(isSold ? 'gate.JOIN.title' : 'gate.JOIN.unsoldTitle')}
      text={t(isSold ? 'gate.JOIN.text' : 'gate.JOIN.unsold', values)}
    >
      {isSold ? (
        <ButtonLink {...joinLink} size="large" block>
          {t('gate.JOIN.action')}
        </ButtonLink>
      ) : null}
      <ButtonLink href={signInHref} variant="outline" block>
        {t('gate.JOIN.signIn')}
      </ButtonLink>
    </Panel>
  );
}

/** The choice next to a credit. */
function CompareButton({ videoId }: { readonly videoId: string }) {
  const t = useMessages(watch);
  const dialogs = useDialogs();
  if (!dialogs.isOffered('PurchaseMembership')) return null;
  return (
    <Button variant="outline" block onClick={() => dialogs.open('UnlockOrUpgradeMembership', { videoId })}>
      {t('gate.UNLOCK_VIDEO.compare')}
    </Button>
  );
}

function Panel(props: { readonly title: string; readonly text: string; readonly children?: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="gate grain">
      <h2 id={titleId} className="gate-title">
        {props.title}
      </h2>
      <p className="gate-text">{props.text}</p>
      {props.children ? <div className="gate-actions">{props.children}</div> : null}
    </section>
  );
}
