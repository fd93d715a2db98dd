import { useRouter } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { facets as texts } from '@network/messages/facets.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';

/** The active filters; removing one leads to the list without it. */
export default function ActiveFiltersDialog({ options, onClose }: DialogProps<'FacetedSearchActiveFilters'>) {
  const t = useMessages(texts);
  const router = useRouter();
  const go = (href: string) => {
    onClose();
    void router.navigate({ href });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('active')}
      closeLabel={t('close')}
      size="small"
      actions={
        options.active.length > 0 && (
          <Button variant="outline" onClick={() => go(options.clearHref)}>
            {t('clear')}
          </Button>
        )
      }
    >
      {options.active.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <ul role="list" className="flex flex-col divide-y divide-subtle">
          {options.active.map(({ label, href }) => (
            <li key={href} className="flex items-center justify-between gap-4 py-2">
              <span className="min-w-0 truncate text-strong">{label}</span>
              <Button variant="quiet" size="small" aria-label={t('remove', { filter: label })} onClick={() => go(href)}>
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
