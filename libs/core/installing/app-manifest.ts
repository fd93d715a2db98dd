import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { DEFAULT_LANGUAGE } from '@network/validation/languages.ts';
import { APPLE_ICON_ADDRESS } from './addresses.ts';

/** The icons of an installed app, drawn from the brand's favicon. */
export const APP_ICONS = {
  small: { address: '/app-icon-192.png', size: 192, isFilled: false },
  large: { address: '/app-icon-512.png', size: 512, isFilled: false },
  /** To its corners, since systems cut it to a shape of their own; also the icon of Apple's home screen. */
  masked: { address: '/app-icon-masked-512.png', size: 512, isFilled: true },
  apple: { address: APPLE_ICON_ADDRESS, size: 180, isFilled: true },
} as const;

/**
 * How a brand is installed as an app: https://www.w3.org/TR/appmanifest/, and sharing to it as in
 * https://w3c.github.io/web-share-target/. A text that is shared with the app is searched for.
 */
export function appManifest({ name, copy, theme }: Tenant) {
  const { small, large, masked } = APP_ICONS;
  return {
    id: '/',
    name,
    short_name: name,
    description: copy.description,
    lang: DEFAULT_LANGUAGE,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    background_color: theme.palette.background,
    theme_color: theme.palette.background,
    categories: ['entertainment'],
    icons: [
      ...[small, large].map((icon) => ({ ...pictureOf(icon), purpose: 'any' })),
      { ...pictureOf(masked), purpose: 'maskable' },
    ],
    share_target: { action: '/search', method: 'GET', params: { text: 'q' } },
  };
}

function pictureOf({ address, size }: { readonly address: string; readonly size: number }) {
  return { src: address, sizes: `${size}x${size}`, type: 'image/png' };
}
