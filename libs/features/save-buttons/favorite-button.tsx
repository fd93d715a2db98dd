import { Heart } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { loginAddress } from '@network/core/session/login-address.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { cards } from '@network/messages/cards.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { type FavoriteItem, useFavorite } from './use-favorite.ts';

/** The heart on a card, for signed-in people: pressed while it is a favorite. */
export function FavoriteHeart(item: FavoriteItem) {
  const t = useMessages(cards);
  const { isOn, toggle } = useFavorite(item);
  return (
    <IconButton
      size="small"
      variant="media"
      label={t('favorite.label', { name: item.name })}
      aria-pressed={isOn}
      onClick={toggle}
      icon={<Heart aria-hidden="true" />}
    />
  );
}

/** A button with a label, for a page; it leads a visitor to sign in, and back to `href`. */
export function FavoriteButton({ href, ...item }: FavoriteItem & { readonly href: string }) {
  const t = useMessages(cards);
  const { isAuthenticated } = useSession();
  const { urls } = useTenant();
  if (isAuthenticated) return <FavoriteSwitch {...item} />;
  return (
    <ButtonLink href={loginAddress(urls.members, href)} variant="outline">
      <Heart aria-hidden="true" />
      {t('favorite.word')}
    </ButtonLink>
  );
}

function FavoriteSwitch(item: FavoriteItem) {
  const t = useMessages(cards);
  const { isOn, toggle } = useFavorite(item);
  return (
    <Button
      variant="outline"
      aria-pressed={isOn}
      aria-label={t('favorite.label', { name: item.name })}
      onClick={toggle}
      className="aria-pressed:border-accent aria-pressed:text-accent aria-pressed:[&_svg]:fill-current"
    >
      <Heart aria-hidden="true" />
      {t('favorite.word')}
    </Button>
  );
}
