import { type MediaSourceWholeFragment } from '../api/staff-operations.generated.ts';
import { uploads as texts } from '../messages/uploads.ts';

/** What was made of a file: its poster, and of a film a silent excerpt that is played on demand. */
export function SourcePreviews({
  previews: { poster, film },
}: {
  previews: NonNullable<MediaSourceWholeFragment['previews']>;
}) {
  if (film === null) {
    return <img src={poster} alt={texts.poster} className="aspect-video w-full rounded-panel bg-page object-cover" />;
  }
  return (
    <video
      src={film}
      poster={poster}
      controls
      disableRemotePlayback
      muted
      loop
      playsInline
      preload="none"
      aria-label={texts.excerpt}
      className="aspect-video w-full rounded-panel bg-page object-cover"
    />
  );
}
