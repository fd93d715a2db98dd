import { nextStepModal } from '@network/access/next-step.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useNextStep } from '../../entity-cards/use-next-step.ts';
import { watch } from '@network/messages/watch.ts';
import { toVideoSubject } from '../../entity-cards/video-subject.ts';
import type { Barrier } from '../playable.ts';
import type { WatchVideo } from '../queries.ts';
import type { StageLockProps } from '../stage/stage-lock.tsx';

/** The step that opens the film for a signed-in person, with its texts. */
export interface BarrierStep {
  readonly title: string;
  readonly text: string;
  /** Null for people who may not pay, since they are offered nothing to buy. */
  readonly action: StageLockProps['action'];
  /** The step on the stage, where the person may play no part of the film. */
  readonly stage: StageLockProps;
}

/** Returns the step that opens the film for a signed-in person; null for visitors, and where no step helps. */
export function useBarrierStep(
  barrier: Barrier | null,
  video: WatchVideo,
  onGuestConfirmed: (() => void) | undefined,
): BarrierStep | null {
  const t = useMessages(watch);
  const nextStep = useNextStep();
  const dialogs = useDialogs();
  const { viewer } = useSession();
  if (barrier?.reason !== 'step' || barrier.step === 'JOIN' || barrier.step === 'SIGN_IN') return null;
  const { step } = barrier;
  const key = step === 'PURCHASE' && viewer.subscription?.isGuest === true ? 'guest' : step;
  const next = nextStepModal(step, viewer);
  const onPress = () => {
    if (next?.modal === 'GuestScene')
      dialogs.open('GuestScene', onGuestConfirmed ? { onConfirmed: onGuestConfirmed } : {});
    else nextStep(toVideoSubject(video));
  };
  const action = next === null || !dialogs.isOffered(next.modal) ? null : { label: t(`gate.${key}.action`), onPress };
  const title = t(`gate.${key}.title`);
  const reason = key === 'guest' || key === 'CONFIRM_GUEST_SCENE' ? t(`gate.${key}.stage`) : title;
  return {
    title,
    text: t(`gate.${key}.text`),
    action,
    stage: { reason, isFree: step === 'CONFIRM_GUEST_SCENE', action },
  };
}
