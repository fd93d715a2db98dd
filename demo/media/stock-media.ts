import { openStockMedia } from '@network/gateway/modules/content/media/public.ts';
import clips from './clips/manifest.json' with { type: 'json' };
import pictures from './pictures/manifest.json' with { type: 'json' };
import welcome from './pictures/welcome/manifest.json' with { type: 'json' };

/** The pictures and clips of the demonstration, as `demo/artwork` drew them. */
export const stockMedia = openStockMedia({
  pictures,
  clips: clips.clips,
  welcome,
  folders: { pictures: new URL('pictures/', import.meta.url), clips: new URL('clips/', import.meta.url) },
});
