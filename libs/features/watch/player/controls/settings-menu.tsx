import { Settings } from 'lucide-react';
import { useState } from 'react';
import type { CaptionSource } from '../model/player-sources.ts';
import { isMobilePicture, linesOf, type QualityChoice } from '../model/quality.ts';
import { PLAYBACK_RATES } from '../model/playback-rate.ts';
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
  /** Absent where nobody is signed in whose setting it could be. */
  readonly autoplay?: AutoplaySetting | undefined;
  readonly onOpenChange: (isOpen: boolean) => void;
}

type Page = 'all' | 'quality' | 'speed' | 'captions';

/** Quality, speed, captions and autoplay. */
export function SettingsMenu({ qualities, captions, autoplay, onOpenChange }: SettingsMenuProps) {
  const { playback, text } = usePlayer();
  const [page, setPage] = useState<Page>('all');
  const quality = usePlayback((state) => state.quality);
  const lines = usePlayback((state) => state.lines);
  const rate = usePlayback((state) => state.rate);
  const language = usePlayback((state) => state.captions);
  const chosenCaptions = captions.find((track) => track.language === language);

  const nameOf = (choice: QualityChoice) => {
    if (choice === 'auto') return lines === null || quality !== 'auto' ? text('auto') : text('autoNow', { lines });
    return text(isMobilePicture(choice) ? 'linesMobile' : 'lines', { lines: linesOf(choice) });
  };
  const markOf = (choice: QualityChoice) => {
    const height = choice === 'auto' ? 0 : linesOf(choice);
    if (height >= 2160) return text('uhd');
    return height >= 720 ? text('hd') : undefined;
  };
  const rateName = (value: number) => (value === 1 ? text('speedNormal') : text('speedValue', { rate: value }));
  const back = <BackItem onSelect={() => setPage('all')}>{text('backToSettings')}</BackItem>;

  const openChanged = (isOpen: boolean) => {
    setPage('all');
    onOpenChange(isOpen);
  };

  return (
    <Menu icon={Settings} label={text('settings')} page={page} onOpenChange={openChanged}>
      {(close) => {
        const choose = (run: () => void) => () => {
          run();
          close();
        };
        if (page === 'quality') {
          return [
            <div key="back" role="none">{back}</div>,
            ...qualities.map((choice) => (
              <ChoiceItem
                key={choice}
                isChosen={choice === quality}
                mark={markOf(choice)}
                onSelect={choose(() => playback.setQuality(choice))}
              >
                {nameOf(choice)}
              </ChoiceItem>
            )),
          ];
        }
        if (page === 'speed') {
          return [
            <div key="back" role="none">{back}</div>,
            ...PLAYBACK_RATES.map((value) => (
              <ChoiceItem key={value} isChosen={value === rate} onSelect={choose(() => playback.setRate(value))}>
                {rateName(value)}
              </ChoiceItem>
            )),
          ];
        }
        if (page === 'captions') {
          return [
            <div key="back" role="none">{back}</div>,
            <ChoiceItem key="off" isChosen={!chosenCaptions} onSelect={choose(() => playback.setCaptions(null))}>
              {text('captionsOff')}
            </ChoiceItem>,
            ...captions.map((track) => (
              <ChoiceItem
                key={track.language}
                isChosen={track === chosenCaptions}
                onSelect={choose(() => playback.setCaptions(track.language))}
              >
                {track.label}
              </ChoiceItem>
            )),
          ];
        }
        return (
          <>
            {qualities.length > 1 && (
              <PageItem value={nameOf(quality)} onSelect={() => setPage('quality')}>
                {text('quality')}
              </PageItem>
            )}
            <PageItem value={rateName(rate)} onSelect={() => setPage('speed')}>
              {text('speed')}
            </PageItem>
            {captions.length > 0 && (
              <PageItem value={chosenCaptions?.label ?? text('captionsOff')} onSelect={() => setPage('captions')}>
                {text('captions')}
              </PageItem>
            )}
            {autoplay && (
              <SwitchItem isOn={autoplay.isOn} onSelect={() => autoplay.onChange(!autoplay.isOn)}>
                {text('autoplay')}
              </SwitchItem>
            )}
          </>
        );
      }}
    </Menu>
  );
}
