import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { deniedNextStep, nextStepModal } from '@network/access/next-step.ts';
import { videoSubject } from '@network/access/subjects.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { type NextStepItem, useNextStep } from './use-next-step.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import type { CampaignPlace } from '@network/tenant/campaign.ts';
import { upgradeOverlay } from '@network/messages/upgrade-overlay.ts';
import { Button } from '@network/ui/button/button.tsx';

export interface UpgradeOverlayProps {
  /**
   * The locked video; leave it out for a video that nobody may have, such as one that is denied or not released yet.
   */
  readonly item: NextStepItem;
  /** The locked part of it. */
  readonly what: 'film' | 'pictures';
  /** Names the place to the purchase modal; by default that of any refusal. */
  readonly place?: CampaignPlace;
  readonly className?: string;
}

/**
 * The invitation to upgrade, over locked content, for people to whom the rules show it: not admins, active members,
 * tandem children or visitors, who are invited elsewhere. It leads to the next step.
 */
export function UpgradeOverlay({ item, what, place, className = '' }: UpgradeOverlayProps): ReactNode {
  const t = useMessages(upgradeOverlay);
  const { ability, viewer } = useSession();
  const tenant = useTenant();
  const dialogs = useDialogs();
  const nextStep = useNextStep();
  if (!ability.can('see', videoSubject('upgradeMembershipOverlay', item))) return null;
  const next = nextStepModal(deniedNextStep(viewer, item, tenant), viewer);
  if (next === null || !dialogs.isOffered(next.modal)) return null;
  return (
    <aside
      aria-label={t('label')}
      className={`flex flex-wrap items-center justify-center gap-x-5 gap-y-3 text-on-media ${className}`}
    >
      <p className="flex min-w-0 items-center gap-2.5 text-small text-balance medium:text-body">
        <LockKeyhole aria-hidden="true" className="size-4.5 shrink-0" />
        {t(what)}
      </p>
      <Button variant="media" size="small" onClick={() => nextStep(item, place)}>
        {t(`action.${next.modal}`)}
      </Button>
    </aside>
  );
}
