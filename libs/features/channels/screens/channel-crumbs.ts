import type { AppAbility } from '@network/access/ability.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { channels } from '@network/messages/channels.ts';
import type { Crumb } from '@network/ui/breadcrumb/breadcrumb.tsx';

/** The breadcrumb inside a channel; it includes the list of channels for people who may see it. */
export function channelCrumbs(
  ability: AppAbility,
  channel: { readonly slug: string; readonly name: string },
  here: string,
): readonly Crumb[] {
  const list = { label: messagesOf(channels)('title'), href: '/channels' };
  return [
    ...(ability.can('see', 'channels') ? [list] : []),
    { label: channel.name, href: `/channels/${channel.slug}` },
    { label: here },
  ];
}
