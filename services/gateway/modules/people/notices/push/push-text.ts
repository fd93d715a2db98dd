import { translated } from '@network/messages/catalogue/translations.ts';
import { pushNotices } from '@network/messages/push-notices.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Language } from '@network/validation/languages.ts';
import type { ShownPush } from '@network/validation/push.ts';

interface PushTextParts {
  readonly tenant: Pick<Tenant, 'name'>;
  /** Whether it names no brand and says nothing of films. */
  readonly isDiscreet: boolean;
  /** How many notices it is about. */
  readonly notices: number;
  readonly language: Language;
}

/** What the service worker shows, as JSON. It names no film: a screen shows it to whoever is near, locked or not. */
export function pushText({ tenant, isDiscreet, notices, language }: PushTextParts): string {
  const { discreet, one, many } = translated(pushNotices, language).message;
  const shown: ShownPush = isDiscreet
    ? { title: discreet.title, body: discreet.text, isDiscreet, url: '/notices' }
    : {
        title: tenant.name,
        body: notices === 1 ? one : many.replace('{count}', String(notices)),
        isDiscreet,
        url: '/notices',
      };
  return JSON.stringify(shown);
}
