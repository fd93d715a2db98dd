import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { tenantIn } from '@network/tenant/tenant-in-language.ts';
import { DEFAULT_LANGUAGE, type Language } from '@network/validation/languages.ts';
import { NEUTRAL_APPLE_ICON_ADDRESS, NEUTRAL_TITLE } from '../discreet/neutral.ts';
import { APPLE_ICON_ADDRESS } from './addresses.ts';

/** The icons of an installed app, drawn from the brand's favicon. */
export const APP_ICONS = {
  small: { address: '/app-icon-192.png', size: 192, isFilled: false },
  large: { address: '/app-icon-512.png', size: 512, isFilled: false },
  /** Filled to its corners, since systems cut it to a shape of their own; also the icon of Apple's home screen. */
  masked: { address: '/app-icon-masked-512.png', size: 512, isFilled: true },
  apple: { address: APPLE_ICON_ADDRESS, size: 180, isFilled: true },
} as const;

/** The icons for a browser that names no brand, drawn from its neutral icon. */
export const NEUTRAL_APP_ICONS = {
  small: { ...APP_ICONS.small, address: '/app-neutral-192.png' },
  large: { ...APP_ICONS.large, address: '/app-neutral-512.png' },
  masked: { ...APP_ICONS.masked, address: '/app-neutral-masked-512.png' },
  apple: { ...APP_ICONS.apple, address: NEUTRAL_APPLE_ICON_ADDRESS },
} as const;

const NEUTRAL_COLOR = '#000000';

/**
 * How a brand is installed as an app: https://www.w3.org/TR/appmanifest/, and sharing to it as in
 * https://w3c.github.io/web-share-target/. A text that is shared with the app is searched for. It is one app in all languages.
 */
export function appManifest(tenant: Tenant, lang: Language = DEFAULT_LANGUAGE) {
  const { name, copy, theme } = tenantIn(tenant, lang === DEFAULT_LANGUAGE ? null : lang);
  const own = manifestOf(name, theme.palette.background, APP_ICONS);
  return { ...own, lang, description: copy.description, categories: ['entertainment'] };
}

/** The manifest of a discreet browser: the same app, by whose name and icons nobody knows the brand. */
export function neutralManifest() {
  return manifestOf(NEUTRAL_TITLE, NEUTRAL_COLOR, NEUTRAL_APP_ICONS);
}

type Icon = { readonly address: string; readonly size: number };

function manifestOf(name: string, color: string, icons: Readonly<Record<'small' | 'large' | 'masked', Icon>>) {
  return {
    id: '/',
    name,
    short_name: name,
    lang: DEFAULT_LANGUAGE,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    background_color: color,
    theme_color: color,
    icons: [
      ...[icons.small, icons.large].map((icon) => ({ ...pictureOf(icon), purpose: 'any' })),
      { ...pictureOf(icons.masked), purpose: 'maskable' },
    ],
    share_target: { action: '/search', method: 'GET', params: { text: 'q' } },
  };
}

function pictureOf({ address, size }: Icon) {
  return { src: address, sizes: `${size}x${size}`, type: 'image/png' };
}
