import { Ellipsis, Flag, Link2, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { comments } from '@network/messages/comments.ts';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { Menu, type MenuItem } from '@network/ui/menu/menu.tsx';
import type { CommentItemProps } from './comment-item.tsx';

/** The less frequent actions on a comment, and those of editors. */
export function CommentMenu(props: CommentItemProps & { readonly name: string }) {
  const { comment, rights, href, name, onEdit, onPin, onRemove, onWithdraw, onReport } = props;
  const mayWithdraw = rights.withdraw && comment.isMine;
  const t = useMessages(comments);
  const flash = useFlash();
  const copy = () => {
    void navigator.clipboard
      .writeText(new URL(href, location.href).href)
      .then(() => flash({ type: 'success', message: t('comment.copied') }));
  };
  const items: readonly (MenuItem | false)[] = [
    { kind: 'action', label: t('comment.copy'), icon: <Link2 aria-hidden="true" />, onSelect: copy },
    rights.report &&
      !comment.isMine && {
        kind: 'action',
        label: t('comment.report'),
        icon: <Flag aria-hidden="true" />,
        onSelect: onReport,
      },
    rights.pin &&
      comment.parentId === null && {
        kind: 'action',
        label: t(comment.isPinned ? 'comment.unpin' : 'comment.pin'),
        icon: comment.isPinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />,
        onSelect: () => onPin(!comment.isPinned),
      },
    rights.edit &&
      comment.isEditable && {
        kind: 'action',
        label: t('comment.edit'),
        icon: <Pencil aria-hidden="true" />,
        onSelect: onEdit,
      },
    mayWithdraw && {
      kind: 'action',
      label: t('comment.delete'),
      icon: <Trash2 aria-hidden="true" />,
      onSelect: onWithdraw,
    },
    rights.remove &&
      !mayWithdraw && {
        kind: 'action',
        label: t('comment.remove'),
        icon: <Trash2 aria-hidden="true" />,
        onSelect: onRemove,
      },
  ];
  return (
    <Menu
      label={t('comment.more', { name })}
      trigger={<IconButton size="small" label={t('comment.more', { name })} icon={<Ellipsis aria-hidden="true" />} />}
      items={items.filter((item): item is MenuItem => item !== false)}
    />
  );
}
