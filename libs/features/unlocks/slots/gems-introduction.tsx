import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Gem } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { reportError } from '@network/core/telemetry/report-error.ts';
import { useTelemetry } from '@network/core/tenant/page-provider.tsx';
import { unlocks } from '@network/messages/unlocks.ts';
import { Banner } from '@network/ui/banner/banner.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { AcknowledgeGemsIntroDocument } from '../api/acknowledge-gems-intro.generated.ts';
import { gemsInfoQuery } from '../queries.ts';

/** Pages on which gems matter and nothing else is in progress. */
const INTRODUCED_AT = /^\/(?:$|channels(?:\/|$))/;

/**
 * Introduces gems once to people who can spend them, on the home page or the channel pages: a strip that leads to the
 * dialog. Both the dialog and putting the strip away acknowledge it.
 */
export default function GemsIntroduction(): ReactNode {
  const ability = useAbility();
  const hasChannels = ability.can('see', 'channels') || ability.can('see', 'internalChannels');
  return hasChannels && ability.can('unlock', 'channelPack') ? <Introduction /> : null;
}

function Introduction() {
  const t = useMessages(unlocks);
  const telemetry = useTelemetry();
  const { open } = useDialogs();
  const pathname = useLocation({ select: (location) => location.pathname });
  const [isDismissed, setDismissed] = useState(false);
  const state = useQuery(gemsInfoQuery).data?.findOneUserProfile?.state;
  const { mutate } = useMutation({
    ...operationMutation(AcknowledgeGemsIntroDocument),
    onSuccess: (_answer, _when, _before, { client }) => client.invalidateQueries({ queryKey: gemsInfoQuery.queryKey }),
    // It is introduced again the next time.
    onError: (error) => reportError(telemetry, error, null),
  });
  const isDue = state !== undefined && state.modals.gemsIntro === null && INTRODUCED_AT.test(pathname);
  if (!isDue || isDismissed) return null;
  return (
    <Banner
      compact
      label={t('introduction.label')}
      icon={<Gem />}
      className="backdrop-blur-md"
      action={
        <Button size="small" onClick={() => open('UserGemsInfo', {})}>
          {t('introduction.action')}
        </Button>
      }
      dismiss={{
        label: t('introduction.dismiss'),
        onDismiss: () => {
          setDismissed(true);
          mutate({ when: new Date().toISOString() });
        },
      }}
    >
      {t('introduction.text')}
    </Banner>
  );
}
