import { type ReactNode, useState } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { deniedNextStep, nextStepModal } from '@network/access/next-step.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useNextStep } from '../../entity-cards/use-next-step.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { UpgradeOverlay } from '../../entity-cards/upgrade-overlay.tsx';
import { toVideoSubject } from '../../entity-cards/video-subject.ts';
import { pictureSetQuery } from '../queries.ts';
import { PictureSetScreen } from './picture-set-screen.tsx';

export interface PictureSetProps {
  readonly slug: string;
  /** Where the film of the stills is. */
  readonly filmHref: string;
}

/** A gallery with its data, and the next step of a person without access. */
export function PictureSet({ slug, filmHref }: PictureSetProps): ReactNode {
  const { data } = useSuspenseQuery(pictureSetQuery(slug));
  const { viewer } = useSession();
  const tenant = useTenant();
  const dialogs = useDialogs();
  const nextStep = useNextStep();
  const [shown, setShown] = useState<number | null>(null);
  const { video } = data;
  if (!video) return null;
  const item = toVideoSubject(video);
  const next = nextStepModal(deniedNextStep(viewer, item, tenant), viewer);
  return (
    <PictureSetScreen
      video={video}
      filmHref={filmHref}
      shown={shown}
      onShow={setShown}
      overlay={
        item.isDenied || item.isUpcoming ? null : (
          <UpgradeOverlay item={item} what="pictures" className="absolute inset-0 flex-col p-6 text-center" />
        )
      }
      onUnlock={next && dialogs.isOffered(next.modal) ? () => nextStep(item) : null}
    />
  );
}
