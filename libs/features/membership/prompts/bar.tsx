import { Sparkles } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { membership } from '@network/messages/membership.ts';
import { Banner } from '@network/ui/banner/banner.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { useDismissal } from './use-dismissal.ts';

export interface BarProps {
  readonly id: string;
  readonly label: string;
  readonly action: string;
  readonly onAct: () => void;
  readonly children: string;
}

/** An offer in one line, until it is put away in this tab. */
export function Bar({ id, label, action, onAct, children }: BarProps) {
  const t = useMessages(membership);
  const [isDismissed, dismiss] = useDismissal(id);
  if (isDismissed) return null;
  return (
    <Banner
      compact
      label={label}
      icon={<Sparkles />}
      className="backdrop-blur-md"
      action={
        <Button size="small" onClick={onAct}>
          {action}
        </Button>
      }
      dismiss={{ label: t('bars.dismiss'), onDismiss: dismiss }}
    >
      {children}
    </Banner>
  );
}
