import { useMessages } from '@network/core/i18n/messages.ts';
import { ownMemberships } from '@network/messages/own-memberships.ts';

/** Names the zone of the dates above it: a day may be another one where the member is. */
export function ZoneNote() {
  const t = useMessages(ownMemberships);
  return <p className="text-small text-muted">{t('zone')}</p>;
}
