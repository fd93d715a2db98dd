import { isPreviewPerson, type PreviewPerson } from '@network/access/preview/preview-people.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { type Cookies, writeServerCookie } from '@network/server/requests/cookies.ts';

/** The preview of a member of staff on this host: the gateway's token, and the person as whom they see it. */
export interface OpenPreview {
  readonly token: string;
  readonly person: PreviewPerson;
}

/** The cookie of a preview, on the host on which it is seen. */
export interface PreviewCookie {
  readonly read: (cookies: Cookies) => OpenPreview | null;
  /** The Set-Cookie value that begins a preview, or ends it with null. */
  readonly write: (preview: OpenPreview | null) => string;
}

/** No longer than the gateway's token is good for. */
const LIFE_SECONDS = 15 * 60;
const VALUE = /^([A-Za-z]{1,20})~([\w-]{1,1500}\.[\w-]{43})$/;

/** Returns whether a text has the form of a token. */
export const isPreviewToken = (text: string): boolean => /^[\w-]{1,1500}\.[\w-]{43}$/.test(text);

/** `<abbreviation>_preview`, with the `__Host-` prefix wherever the brand is served by https. */
export function createPreviewCookie({ abbreviation, urls }: Pick<Tenant, 'abbreviation' | 'urls'>): PreviewCookie {
  const isSecure = new URL(urls.members).protocol === 'https:';
  const name = `${isSecure ? '__Host-' : ''}${abbreviation}_preview`;
  return {
    read: (cookies) => {
      const [, person, token] = VALUE.exec(cookies[name] ?? '') ?? [];
      return token !== undefined && isPreviewPerson(person) ? { token, person } : null;
    },
    write: (preview) =>
      preview === null
        ? writeServerCookie({ name, value: '', seconds: 0, isSecure })
        : writeServerCookie({ name, value: `${preview.person}~${preview.token}`, seconds: LIFE_SECONDS, isSecure }),
  };
}
