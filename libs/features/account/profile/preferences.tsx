import { useMessages } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { account } from '@network/messages/account.ts';
import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';
import { SetAutoplayPreferenceDocument } from '../api/set-autoplay-preference.generated.ts';
import { SetEmailPreferenceDocument } from '../api/set-email-preference.generated.ts';
import { type AccountProfile, usePreference } from './use-preference.ts';

const ROW = 'py-4';

/** The preferences for emails and autoplay. */
export function Preferences({ profile }: { readonly profile: AccountProfile }) {
  const t = useMessages(account);
  const { id, sites } = useTenant();
  const emails = usePreference(SetEmailPreferenceDocument, {
    apply: (known, { emailConsent }) => ({ ...known, consent: { hasEmailConsent: emailConsent } }),
    saved: t('flash_email_consent_updated'),
    failed: t('flash_unknown_error'),
  });
  const autoplay = usePreference(SetAutoplayPreferenceDocument, {
    apply: (known, { autoplayEnabled }) => ({ ...known, autoplayEnabled }),
    saved: t('preferences.autoplaySaved'),
    failed: t('preferences.autoplayFailed'),
  });
  return (
    <section aria-labelledby="preferences-title" className="flex flex-col gap-4">
      <h3 id="preferences-title" className="text-lead font-semibold">
        {t('preferences.title')}
      </h3>
      <div className="divide-y divide-subtle border-y border-subtle">
        <Checkbox
          isSwitch
          className={ROW}
          label={t('preferences.emails')}
          hint={t('preferences.emailsHint')}
          checked={profile.consent.hasEmailConsent}
          aria-busy={emails.isPending}
          onChange={({ target }) => emails.change({ emailConsent: target.checked, site: sites[0] ?? id })}
        />
        <Checkbox
          isSwitch
          className={ROW}
          label={t('preferences.autoplay')}
          hint={t('preferences.autoplayHint')}
          checked={profile.autoplayEnabled}
          aria-busy={autoplay.isPending}
          onChange={({ target }) => autoplay.change({ autoplayEnabled: target.checked })}
        />
      </div>
    </section>
  );
}
