import type { AppAbility } from '@network/access/ability.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { channelsAddress } from '../../entity-cards/channels-address.ts';
import { channels } from '@network/messages/channels.ts';
import type { Crumb } from '@network/ui/breadcrumb/breadcrumb.tsx';

/** The breadcrumb inside a channel; it begins where this person finds channels. */
export function channelCrumbs(
  ability: AppAbility,
  channel: { readonly slug: string; readonly name: string },
  here: string,
): readonly Crumb[] {
  const list = channelsAddress(ability);
  return [
    ...(list === null ? [] : [{ label: messagesOf(channels)('title'), href: list }]),
    { label: channel.name, href: `/channels/${channel.slug}` },
    { label: here },
  ];
}
