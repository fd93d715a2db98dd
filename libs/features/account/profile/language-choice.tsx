import { useMutation } from '@tanstack/react-query';
import { operationMutation, operationQuery } from '@network/core/api/operation-query.ts';
import { commonFailureText } from '@network/core/i18n/error-text.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { SaveLanguageDocument } from '@network/core/i18n/api/save-language.generated.ts';
import { language as languageOfPage } from '@network/core/i18n/language.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { account } from '@network/messages/account.ts';
import { Field } from '@network/ui/field/field.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { LANGUAGES } from '@network/validation/languages.ts';
import { AccountLanguageDocument } from '../api/account-language.generated.ts';

const accountLanguageQuery = operationQuery(AccountLanguageDocument);

/** Each by its own name, which its readers find. */
const OPTIONS = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }));

/**
 * Lets a person choose the language of pages and mails. A choice opens the page again, because another language is
 * another document.
 */
export function LanguageChoice() {
  const t = useMessages(account);
  const flash = useFlash();
  const { data } = useQuery(accountLanguageQuery);
  const { mutate, isPending, variables } = useMutation({
    ...operationMutation(SaveLanguageDocument),
    onSuccess: ({ setLanguage }) => {
      if (setLanguage === null) return flash({ type: 'error', message: t('language.failed') });
      const address = new URL(globalThis.location.href);
      address.searchParams.set('lang', setLanguage);
      globalThis.location.assign(address);
    },
    onError: (failure) => flash({ type: 'error', message: commonFailureText(failure) ?? t('language.failed') }),
  });
  return (
    <Field label={t('language.label')} hint={t('language.hint')}>
      <Select
        name="language"
        value={isPending ? variables.language : (data?.accountLanguage ?? languageOfPage())}
        disabled={data === undefined || isPending}
        options={OPTIONS}
        onChange={({ target }) => mutate({ language: target.value })}
      />
    </Field>
  );
}
