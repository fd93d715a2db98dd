const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A time in UTC as text, to the minute. */
export const momentText = (at: string): string => moments.format(new Date(at));

/** A time in UTC, to the minute; nothing for null. */
export function Moment({ at }: { at: string | null }) {
  if (at === null) return null;
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {momentText(at)}
    </time>
  );
}
