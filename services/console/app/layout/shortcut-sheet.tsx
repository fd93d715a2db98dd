import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { shortcuts as texts } from '../messages/shortcuts.ts';
import { pageKeysOf } from './shortcuts.ts';
import { useSession } from './use-session.ts';

/** Every key of the console that the role can use. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const pages = pageKeysOf(useSession()).map(({ key, label }) => ({ keys: ['G', key.toUpperCase()], label }));
  return (
    <Dialog open onOpenChange={onClose} title={texts.title} closeLabel={texts.close} size="large">
      <div className="grid gap-6 medium:grid-cols-2">
        <KeyList heading={texts.everywhere} rows={texts.general} />
        <KeyList heading={texts.pages} rows={pages} />
        <KeyList heading={texts.calendar} rows={texts.ofCalendar} />
        <KeyList heading={texts.captions} rows={texts.ofCaptions} />
      </div>
    </Dialog>
  );
}

interface KeyListProps {
  readonly heading: string;
  readonly rows: readonly { readonly keys: readonly string[]; readonly label: string }[];
}

function KeyList({ heading, rows }: KeyListProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={heading} className="flex flex-col gap-2">
      <h3 className="text-small font-semibold text-muted">{heading}</h3>
      <dl className="flex flex-col gap-1.5">
        {rows.map(({ keys, label }) => (
          <div key={label} className="flex items-center justify-between gap-3">
            <dt className="text-body">{label}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key} className="rounded-badge border-line border-subtle bg-page px-1.5 text-caption">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
