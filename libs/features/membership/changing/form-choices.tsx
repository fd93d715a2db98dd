import { useMessages } from '@network/core/i18n/messages.ts';
import { cancelling } from '@network/messages/cancelling.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Button } from '@network/ui/button/button.tsx';

/** The button of a form, and the way out that changes nothing. */
export function FormChoices({ label }: { readonly label: string }) {
  const t = useMessages(cancelling);
  return (
    <div className="flex flex-col-reverse gap-3 small:flex-row">
      <ButtonLink href="/account#membership" variant="outline">
        {t('account')}
      </ButtonLink>
      <Button type="submit">{label}</Button>
    </div>
  );
}
