import { useMessages } from '@network/core/i18n/messages.ts';
import { join } from '@network/messages/join.ts';
import { Disclosure } from '@network/ui/disclosure/disclosure.tsx';

const QUESTIONS = ['cancel', 'charged', 'change', 'privacy', 'devices'] as const;

/** What people want to know before they pay. */
export function JoinQuestions() {
  const t = useMessages(join);
  return (
    <section aria-labelledby="join-questions" className="flex max-w-prose flex-col gap-4">
      <h2 id="join-questions" className="type-display text-title-3">
        {t('questions.title')}
      </h2>
      <div className="divide-y divide-subtle border-y border-subtle">
        {QUESTIONS.map((question) => (
          <Disclosure key={question} summary={t(`questions.${question}.question`)}>
            <p className="text-small text-pretty text-muted">{t(`questions.${question}.answer`)}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
