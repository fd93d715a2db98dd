import { Download, Lock } from 'lucide-react';
import { deniedNextStep, nextStepModal } from '@network/access/next-step.ts';
import { videoSubject } from '@network/access/subjects.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useNextStep } from '../../entity-cards/use-next-step.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { downloadModal } from '@network/messages/download-modal.ts';
import { Button } from '@network/ui/button/button.tsx';
import { toVideoSubject } from '../../entity-cards/video-subject.ts';

/**
 * The button to a film's files: the dialog for people who may download, the next step for others. Nothing without a
 * file, and for a tandem child, who can't buy it.
 */
export default function VideoDownload({ video }: SlotCatalogue['videoDownload']) {
  const t = useMessages(downloadModal);
  const tenant = useTenant();
  const dialogs = useDialogs();
  const nextStep = useNextStep();
  const { ability, viewer, isAuthenticated } = useSession();
  if (video.isDenied || video.isUpcoming) return null;
  const item = toVideoSubject(video);
  if (ability.can('download', videoSubject('video', item))) {
    return (
      <Button variant="outline" onClick={() => dialogs.open('VideoDownload', { slug: video.slug })}>
        <Download aria-hidden="true" />
        {t('open')}
      </Button>
    );
  }
  if (isAuthenticated && nextStepModal(deniedNextStep(viewer, item, tenant), viewer) === null) return null;
  return (
    <Button variant="outline" aria-label={t(isAuthenticated ? 'locked' : 'visitor')} onClick={() => nextStep(item)}>
      <Lock aria-hidden="true" />
      {t('open')}
    </Button>
  );
}
