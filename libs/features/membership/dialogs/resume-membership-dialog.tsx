import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { membership as membershipTexts } from '@network/messages/membership.ts';
import { ownMemberships } from '@network/messages/own-memberships.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { ResumeMembershipDocument } from '../api/resume-membership.generated.ts';
import { useMembershipChange } from '../use-membership-change.ts';
import { useOwnMembership } from '../use-own-membership.ts';

/** Ends a pause that has begun: the price that is charged now is on the button. */
export default function ResumeMembershipDialog({ options, onClose }: DialogProps<'ResumeMembership'>) {
  const { subscriptionId } = options;
  const t = useMessages(ownMemberships);
  const close = useMessages(membershipTexts)('close');
  const membership = useOwnMembership(subscriptionId);
  const { change, isPending } = useMembershipChange(ResumeMembershipDocument, (data) => data.resumeMembership, onClose);
  const price = membership?.pause?.hasBegun ? membership.price : null;
  const isGone = membership !== undefined && price === null;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || isPending || onClose()}
      title={t('resume.title')}
      description={isGone ? t('gone') : t('resume.text', { name: membership?.name ?? '' })}
      {...(isPending ? {} : { closeLabel: close })}
      backdropCloses={!isPending}
      size="small"
      actions={
        price ? (
          <Button busy={isPending} onClick={() => change({ subscriptionId })}>
            {t('resume.confirm', { price: formatMoney(price) })}
          </Button>
        ) : undefined
      }
    >
      {membership === undefined ? <Skeleton shape="block" className="h-16" /> : null}
      {price ? <ResumeCharge price={price} card={membership?.card?.name ?? null} /> : null}
    </Dialog>
  );
}

interface ResumeChargeProps {
  readonly price: Parameters<typeof formatMoney>[0];
  /** The card that is charged; null where it is not known. */
  readonly card: string | null;
}

/** What a resumption charges now, and to which card. */
export function ResumeCharge({ price, card }: ResumeChargeProps) {
  const t = useMessages(ownMemberships);
  const charge = { price: formatMoney(price) };
  return (
    <p className="text-pretty">{card === null ? t('resume.now', charge) : t('resume.nowTo', { ...charge, card })}</p>
  );
}
