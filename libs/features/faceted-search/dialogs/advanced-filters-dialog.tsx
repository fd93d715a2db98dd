import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { facets as texts } from '@network/messages/facets.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Sheet } from '@network/ui/sheet/sheet.tsx';
import { FacetForm } from '../../listing/facets/facet-form.tsx';
import { formAddress } from '../form-address.ts';

/** Every facet of a list: several values are chosen, then the list is loaded once. */
export default function AdvancedFiltersDialog({ options, onClose }: DialogProps<'AdvancedFilters'>) {
  const t = useMessages(texts);
  const router = useRouter();
  const form = useId();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const href = formAddress(options.action, new FormData(event.currentTarget));
    onClose();
    void router.navigate({ href });
  };
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('all')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={form} block>
          {t('apply')}
        </Button>
      }
    >
      <FacetForm id={form} filters={options} onSubmit={show} />
    </Sheet>
  );
}
