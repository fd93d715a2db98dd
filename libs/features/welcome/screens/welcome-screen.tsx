import { MailCheck } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { welcome } from '@network/messages/welcome.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { Spinner } from '@network/ui/spinner/spinner.tsx';
import { SignInInstead } from './sign-in-instead.tsx';
import { WelcomeBackdrop, type WelcomePictures } from './welcome-backdrop.tsx';

export interface WelcomeScreenProps {
  readonly brand: string;
  /** Name of the buyer; null where this browser may not know it. */
  readonly name: string | null;
  readonly pictures: WelcomePictures;
  /** The progress of the account's creation. */
  readonly state: 'creating' | 'ready' | 'late';
  readonly isEntering: boolean;
  /** The sign-in page, once automatic sign-in has failed; null otherwise. */
  readonly signInAt: string | null;
  readonly onEnter: () => void;
  readonly onRetry: () => void;
}

type State = WelcomeScreenProps['state'];
const STATES: readonly State[] = ['creating', 'ready', 'late'];

/**
 * Welcomes a new member as soon as the account exists. All states take the room of the tallest: nothing moves under a person
 * who reads while the account is created.
 */
export function WelcomeScreen(props: WelcomeScreenProps) {
  const { brand, name, pictures, state } = props;
  const t = useMessages(welcome);
  return (
    <WelcomeBackdrop pictures={pictures}>
      <p className="type-label text-small text-accent">{brand}</p>
      <h1 className="type-display text-display text-balance wrap-anywhere">
        {name === null ? t('success.title') : t('success.named', { name })}
      </h1>
      <div className="grid *:[grid-area:1/1]">
        {STATES.filter((each) => each !== state).map((each) => (
          <div key={each} aria-hidden inert className="invisible flex flex-col gap-6">
            <Words {...props} state={each} />
            <Actions {...props} state={each} />
          </div>
        ))}
        <div className="flex flex-col gap-6">
          <div aria-live="polite" className="flex flex-col gap-6">
            <Words {...props} />
          </div>
          <Actions {...props} />
        </div>
      </div>
    </WelcomeBackdrop>
  );
}

function Words({ state }: WelcomeScreenProps) {
  const t = useMessages(welcome);
  if (state === 'late') return <p className="text-lead text-pretty">{t('success.late')}</p>;
  if (state === 'creating') {
    return (
      <p className="flex items-center gap-4 text-lead text-pretty">
        <Spinner />
        {t('success.creating')}
      </p>
    );
  }
  return (
    <>
      <p className="text-lead text-pretty">{t('success.ready')}</p>
      <p className="flex items-center gap-3 text-small text-muted">
        <MailCheck aria-hidden="true" className="size-5 shrink-0 text-accent" />
        {t('success.receipt')}
      </p>
    </>
  );
}

function Actions({ state, isEntering, signInAt, onEnter, onRetry }: WelcomeScreenProps) {
  const t = useMessages(welcome);
  if (state === 'creating') return null;
  return (
    <div className="flex flex-wrap gap-3">
      {state === 'ready' && signInAt !== null ? <SignInInstead at={signInAt} /> : null}
      {state === 'ready' && signInAt === null ? (
        <Button size="large" busy={isEntering} onClick={onEnter}>
          {t(isEntering ? 'success.entering' : 'success.enter')}
        </Button>
      ) : null}
      {state === 'late' ? (
        <>
          <Button size="large" onClick={onRetry}>
            {t('success.again')}
          </Button>
          <ButtonLink href="/support" size="large" variant="media">
            {t('support')}
          </ButtonLink>
        </>
      ) : null}
    </div>
  );
}
