import { Settings } from 'lucide-react';
import { useState } from 'react';
import type { CaptionSource } from '../model/player-sources.ts';
import { PLAYBACK_RATES } from '../model/playback-rate.ts';
import { isMobilePicture, linesOf, type QualityChoice } from '../model/quality.ts';
import { usePlayback, usePlayer } from '../player-context.ts';
import { BackItem, ChoiceItem, PageItem, SwitchItem } from './menu-items.tsx';
import { Menu } from './menu.tsx';

export interface AutoplaySetting {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

interface SettingsMenuProps {
  readonly qualities: readonly QualityChoice[];
  readonly captions: readonly CaptionSource[];
  /** Absent for visitors, who have no such setting. */
  readonly autoplay?: AutoplaySetting | undefined;
  readonly onOpenChange: (isOpen: boolean) => void;
}

type Page = 'all' | 'quality' | 'speed' | 'captions';

interface Choice {
  readonly key: string;
  readonly name: string;
  readonly mark?: string | undefined;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

/** Quality, speed, captions and autoplay. */
export function SettingsMenu({ qualities, captions, autoplay, onOpenChange }: SettingsMenuProps) {
  const { playback, text } = usePlayer();
  const [page, setPage] = useState<Page>('all');
  const quality = usePlayback((state) => state.quality);
  const lines = usePlayback((state) => state.lines);
  const rate = usePlayback((state) => state.rate);
  const language = usePlayback((state) => state.captions);
  const track = captions.find((offered) => offered.language === language);

  const qualityName = (choice: QualityChoice) => {
    if (choice === 'auto') return lines === null || quality !== 'auto' ? text('auto') : text('autoNow', { lines });
    return text(isMobilePicture(choice) ? 'linesMobile' : 'lines', { lines: linesOf(choice) });
  };
  const qualityMark = (choice: QualityChoice) => {
    const height = choice === 'auto' ? 0 : linesOf(choice);
    if (height >= 2160) return text('uhd');
    return height >= 720 ? text('hd') : undefined;
  };
  const rateName = (value: number) => (value === 1 ? text('speedNormal') : text('speedValue', { rate: value }));

  const choicesOf: Readonly<Record<Exclude<Page, 'all'>, () => readonly Choice[]>> = {
    quality: () =>
      qualities.map((choice) => ({
        key: choice,
        name: qualityName(choice),
        mark: qualityMark(choice),
        isChosen: choice === quality,
        choose: () => playback.setQuality(choice),
      })),
    speed: () =>
      PLAYBACK_RATES.map((value) => ({
        key: String(value),
        name: rateName(value),
        isChosen: value === rate,
        choose: () => playback.setRate(value),
      })),
    captions: () => [
      { key: 'off', name: text('captionsOff'), isChosen: !track, choose: () => playback.setCaptions(null) },
      ...captions.map((offered) => ({
        key: offered.language,
        name: offered.label,
        isChosen: offered === track,
        choose: () => playback.setCaptions(offered.language),
      })),
    ],
  };

  const openChanged = (isOpen: boolean) => {
    setPage('all');
    onOpenChange(isOpen);
  };

  return (
    <Menu icon={Settings} label={text('settings')} page={page} onOpenChange={openChanged}>
      {page === 'all' ? (
        <>
          {qualities.length > 1 && (
            <PageItem value={qualityName(quality)} onSelect={() => setPage('quality')}>
              {text('quality')}
            </PageItem>
          )}
          <PageItem value={rateName(rate)} onSelect={() => setPage('speed')}>
            {text('speed')}
          </PageItem>
          {captions.length > 0 && (
            <PageItem value={track?.label ?? text('captionsOff')} onSelect={() => setPage('captions')}>
              {text('captions')}
            </PageItem>
          )}
          {autoplay && (
            <SwitchItem isOn={autoplay.isOn} onSelect={() => autoplay.onChange(!autoplay.isOn)}>
              {text('autoplay')}
            </SwitchItem>
          )}
        </>
      ) : (
        <>
          <BackItem onSelect={() => setPage('all')}>{text('backToSettings')}</BackItem>
          {choicesOf[page]().map((choice) => (
            <ChoiceItem key={choice.key} isChosen={choice.isChosen} mark={choice.mark} onSelect={choice.choose}>
              {choice.name}
            </ChoiceItem>
          ))}
        </>
      )}
    </Menu>
  );
}
