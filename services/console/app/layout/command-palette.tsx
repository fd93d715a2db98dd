import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { words } from '../messages/words.ts';
import { may } from '../session/session.ts';
import { areas } from './areas.ts';
import { useSession } from './use-session.ts';
import { useSignOut } from './use-sign-out.ts';

const { palette: texts } = words;

/** Everything that the role may open or do, found by typing. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const navigate = useNavigate();
  const leave = useSignOut();
  const run = (action: () => Promise<void>) => {
    onClose();
    void action();
  };
  const entries = areas.flatMap((area) => area.entries.filter(({ scope }) => may(session, scope)));
  return (
    <Dialog open onOpenChange={onClose} title={texts.title}>
      <Command label={texts.title} loop className="flex flex-col gap-3">
        <Command.Input
          placeholder={texts.input}
          className="h-11 w-full rounded-control border-line border-outline bg-surface px-3 text-body"
        />
        <Command.List className="max-h-(--console-palette) overflow-y-auto">
          <Command.Empty className="p-4 text-muted">{texts.none}</Command.Empty>
          <Group heading={texts.pages}>
            {entries.map(({ href, label, icon: Icon }) => (
              <Item key={href} icon={<Icon />} onSelect={() => run(() => navigate({ href }))}>
                {label}
              </Item>
            ))}
          </Group>
          <Group heading={texts.actions}>
            <Item icon={<LogOut />} onSelect={() => run(leave)}>
              {words.account.signOut}
            </Item>
          </Group>
        </Command.List>
      </Command>
    </Dialog>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group heading={heading} className="p-1 text-caption font-semibold text-muted">
      {children}
    </Command.Group>
  );
}

function Item({ icon, onSelect, children }: { icon: ReactNode; onSelect: () => void; children: ReactNode }) {
  return (
    <Command.Item
      onSelect={onSelect}
      className="flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-3 text-body font-normal text-strong data-[selected=true]:bg-tint data-[selected=true]:text-accent [&_svg]:size-4"
    >
      {icon}
      {children}
    </Command.Item>
  );
}
