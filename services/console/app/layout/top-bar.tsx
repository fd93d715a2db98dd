import { ChevronDown, LogOut, Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Menu } from '@network/ui/menu/menu.tsx';
import { words } from '../messages/words.ts';
import { useSignOut } from './use-sign-out.ts';
import { useSession } from './use-session.ts';

const CommandPalette = lazy(() => import('./command-palette.tsx'));

/** The bar above each page: the way to the palette, and the account. */
export function TopBar() {
  const session = useSession();
  const leave = useSignOut();
  const [isPaletteOpen, setPaletteOpen] = usePalette();
  const { navigation, account, roles } = words;
  return (
    <div className="sticky top-0 layer-coming flex items-center gap-4 border-b border-subtle bg-surface px-6 py-2 large:px-8">
      <button
        type="button"
        onClick={() => setPaletteOpen(true)}
        className="flex min-h-9 flex-1 items-center gap-2 rounded-control border-line border-subtle bg-page px-3 text-left text-body text-muted hover:border-outline medium:max-w-96"
      >
        <Search aria-hidden="true" className="size-4" />
        <span className="flex-1 truncate">{navigation.find}</span>
        <kbd className="rounded-badge border-line border-subtle bg-surface px-1.5 text-caption max-medium:hidden">
          {navigation.shortcut}
        </kbd>
      </button>
      <span className="flex-1" />
      <Menu
        label={account.menu}
        trigger={
          <button
            type="button"
            className="flex min-h-9 items-center gap-2 rounded-control px-2 text-body hover:bg-raised"
          >
            <span className="max-medium:sr-only">{session.email}</span>
            <span className="text-muted">{roles[session.role]}</span>
            <ChevronDown aria-hidden="true" className="size-4 text-muted" />
          </button>
        }
        items={[{ kind: 'action', label: account.signOut, icon: <LogOut />, onSelect: () => void leave() }]}
      />
      {isPaletteOpen ? (
        <Suspense>
          <CommandPalette onClose={() => setPaletteOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Whether the palette is open; Ctrl K or ⌘ K opens and closes it. */
function usePalette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen((open) => !open);
    };
    globalThis.addEventListener('keydown', toggle);
    return () => globalThis.removeEventListener('keydown', toggle);
  }, []);
  return [isOpen, setOpen] as const;
}
