import { Gem } from 'lucide-react';
import { Slot } from '@network/core/features/slots.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { channels } from '@network/messages/channels.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Grid } from '@network/ui/grid/grid.tsx';
import { Hero } from '@network/ui/hero/hero.tsx';
import { PageSections } from '@network/ui/page/page.tsx';
import { Progress } from '@network/ui/progress/progress.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import { VideoShelf } from '../../entity-cards/video-shelf.tsx';
import type { ChannelPageQuery } from '../api/channel-page.generated.ts';
import { ChannelPackCard } from './channel-pack-card.tsx';

export interface ChannelScreenProps {
  readonly channel: NonNullable<ChannelPageQuery['channel']>;
  /** Opens the packs, with one of them in front. */
  readonly onUnlock: (packId: string | null) => void;
}

/** A channel: its description, its packs where it has any, and its last six videos. */
export function ChannelScreen({ channel, onUnlock }: ChannelScreenProps) {
  const t = useMessages(channels);
  const hasPacks = channel.packs.length > 0;
  const firstLocked = channel.packs.find((pack) => !pack.isUnlocked);
  const unlocked = t('unlockedPacks', { unlocked: channel.unlockedPackCount, all: channel.packs.length });
  return (
    <>
      <Hero
        size="band"
        title={channel.name}
        picture={channel.picture}
        eyebrow={channel.category ?? t(channel.isThirdPartyChannel ? 'thirdParty' : 'own')}
        text={channel.description}
        meta={
          <>
            {hasPacks ? <span>{t('packs', { count: channel.packs.length })}</span> : null}
            <span>{t('videos', { count: channel.videoCount })}</span>
            {hasPacks ? (
              <span className="flex items-center gap-3 whitespace-nowrap">
                <Progress value={channel.percentageOfUnlockedPacks / 100} label={unlocked} className="w-24!" />
                {unlocked}
              </span>
            ) : null}
          </>
        }
        actions={
          <>
            {firstLocked ? (
              <Button size="large" onClick={() => onUnlock(firstLocked.channelPackId)}>
                <Gem aria-hidden="true" />
                {t('unlock')}
              </Button>
            ) : null}
            <Slot name="channelFavorite" channel={channel} />
            {hasPacks ? (
              <span className="small:hidden">
                <Slot name="headerGems" />
              </span>
            ) : null}
          </>
        }
      />
      <PageSections>
        {hasPacks ? (
          <section className="flex flex-col gap-6">
            <SectionHeading title={t('packsTitle')} text={t('packsText')} />
            <Grid shape="wide">
              {channel.packs.map((pack) => (
                <ChannelPackCard
                  key={pack.channelPackId}
                  pack={pack}
                  href={`/channels/${channel.slug}/packs/${pack.slug}`}
                  onUnlock={() => onUnlock(pack.channelPackId)}
                />
              ))}
            </Grid>
          </section>
        ) : null}
        <VideoShelf
          title={t('latest')}
          videos={channel.latestVideos}
          more={{ href: `/channels/${channel.slug}/videos`, label: t('more') }}
        />
      </PageSections>
    </>
  );
}
