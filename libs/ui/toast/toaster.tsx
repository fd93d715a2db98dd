import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { cx } from '../class-names/cx.ts';
import type { Toast, ToastStore, ToastType } from './toast-store.ts';

const NONE: readonly Toast[] = [];

const ICONS = {
  success: <CircleCheck className="text-success" />,
  error: <CircleAlert className="text-danger" />,
  warning: <TriangleAlert className="text-warning" />,
  info: <Info className="text-info" />,
} as const satisfies Record<ToastType, unknown>;

export type ToasterProps = {
  store: ToastStore;
  labels: { readonly region: string; readonly dismiss: string };
  className?: string;
};

/**
 * The region of toasts, above whatever else is at the lower edge of the page (`.toaster`). Put one on a page and leave it mounted, so
 * that screen readers announce new ones.
 */
export function Toaster({ store, labels, className }: ToasterProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.read, () => NONE);
  return (
    <section aria-label={labels.region} className={cx('layer-toast toaster', className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it does nothing, it only waits while someone reads */}
      <ol
        role="list"
        aria-live="polite"
        aria-relevant="additions"
        onPointerEnter={store.pause}
        onPointerLeave={store.resume}
        onFocus={store.pause}
        onBlur={store.resume}
        className="toasts"
      >
        {toasts.map((toast) => (
          <li
            key={toast.id}
            data-type={toast.type}
            data-translation={toast.translation}
            aria-hidden={toast.isOver}
            className="toast"
          >
            <span aria-hidden="true" className="mt-px [&_svg]:size-5">
              {ICONS[toast.type]}
            </span>
            <p className="flex-1 py-px text-pretty">{toast.message}</p>
            {toast.action ? (
              <button
                type="button"
                onClick={() => {
                  toast.action?.run();
                  store.dismiss(toast.id);
                }}
                className="toast-action"
              >
                {toast.action.label}
              </button>
            ) : null}
            <button
              type="button"
              aria-label={labels.dismiss}
              onClick={() => store.dismiss(toast.id)}
              className="toast-dismiss"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
