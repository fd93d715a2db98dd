import { useSyncExternalStore } from 'react';
import { APPEARANCES, chooseAppearance, readAppearance } from '@network/core/appearance/appearance.ts';
import { APPEARANCE_EVENT } from '@network/core/appearance/appearance-script.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { appearance } from '@network/messages/appearance.ts';
import { Field } from '@network/ui/field/field.tsx';
import { Select } from '@network/ui/select/select.tsx';

function follow(changed: () => void): () => void {
  document.addEventListener(APPEARANCE_EVENT, changed);
  return () => document.removeEventListener(APPEARANCE_EVENT, changed);
}

/** Whether this browser shows the brand dark, light, or as its system; for visitors too. */
export default function AppearanceChoice() {
  const t = useMessages(appearance);
  const flash = useFlash();
  const { urls } = useTenant();
  // Pages are shared, so that the server knows nobody's choice.
  const chosen = useSyncExternalStore(
    follow,
    () => readAppearance(document),
    () => 'system' as const,
  );
  return (
    <Field label={t('label')} className="mb-3 max-w-64">
      <Select
        name="appearance"
        value={chosen}
        options={APPEARANCES.map((value) => ({ value, label: t(value) }))}
        onChange={({ target }) => {
          const choice = APPEARANCES.find((each) => each === target.value) ?? 'system';
          if (!chooseAppearance(choice, urls, document)) flash({ type: 'error', message: t('failed') });
        }}
      />
    </Field>
  );
}
