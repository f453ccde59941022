import { type ReactNode, useState } from 'react'
import type { MailFolder } from '#contract/mail/mail'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { TrashIcon } from '#ui/icons/actions'
import { ClockIcon } from '#ui/icons/controls'
import { ArchiveIcon, BlockIcon, InboxIcon, RestoreIcon } from '#ui/icons/mail'
import { TagIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import type { MailActions } from '../actions/useMailActions'
import { type MailTool, ToolRow } from './ToolRow'

const SnoozeMenu = lazyOverlay(
  () => import('./SnoozeMenu').then((module) => module.SnoozeMenu),
  ({ onClose }) => onClose,
)
const LabelMenu = lazyOverlay(
  () => import('../labels/LabelMenu').then((module) => module.LabelMenu),
  ({ onClose }) => onClose,
)

/** A tool with its own button on phones, too. */
const tool = (label: string, icon: ReactNode, onSelect: MailTool['onSelect']): MailTool => ({
  label,
  icon,
  onSelect,
  isHandy: true,
})

interface MailToolsProps {
  ids: readonly string[]
  /** Folder of the mails; `null` if they are in several folders. */
  folder: MailFolder | null
  actions: MailActions
  /** Called with the ids that leave their folder. */
  onGone: (ids: readonly string[]) => void
  /** Further actions. */
  more: readonly MailTool[]
}

/** Buttons that move mails to the archive, spam, trash or back, delete them permanently, and label them. */
export function MailTools({ ids, folder, actions, onGone, more }: MailToolsProps) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const [labelling, setLabelling] = useState<HTMLElement | null>(null)
  const [snoozing, setSnoozing] = useState<HTMLElement | null>(null)
  const move = (to: 'inbox' | 'archive' | 'spam' | 'trash') => () => {
    if (folder === 'draft') actions.discard(ids)
    else actions.move(ids, to)
    onGone(ids)
  }
  const isThrownAway = folder === 'spam' || folder === 'trash'
  const tools = [
    ...(folder === 'inbox' || folder === null
      ? [tool(text('mail.toArchive'), <ArchiveIcon size={20} />, move('archive'))]
      : []),
    ...(folder === 'archive' || folder === 'snoozed'
      ? [tool(text('mail.toInbox'), <InboxIcon size={20} />, move('inbox'))]
      : []),
    ...(isThrownAway
      ? [
          tool(
            text(folder === 'spam' ? 'mail.notSpam' : 'mail.restore'),
            <RestoreIcon size={20} />,
            move('inbox'),
          ),
        ]
      : []),
    folder === 'trash'
      ? tool(text('mail.remove'), <TrashIcon size={20} />, () => setAsking(true))
      : tool(text('mail.toTrash'), <TrashIcon size={20} />, move('trash')),
    ...(!isThrownAway && folder !== 'draft'
      ? [{ ...tool(text('mail.toSpam'), <BlockIcon size={20} />, move('spam')), isHandy: false }]
      : []),
    ...more,
    ...(isThrownAway || folder === 'draft' || folder === 'sent'
      ? []
      : [
          {
            label: text('mail.snooze'),
            icon: <ClockIcon size={20} />,
            name: 'snooze' as const,
            onSelect: setSnoozing,
          },
        ]),
    ...(isThrownAway
      ? []
      : [
          {
            label: text('demo.labels.choose'),
            icon: <TagIcon size={20} />,
            name: 'label' as const,
            onSelect: setLabelling,
          },
        ]),
  ]
  return (
    <>
      <ToolRow tools={tools} />
      {labelling && (
        <LabelMenu
          ids={ids}
          actions={actions}
          anchor={labelling}
          onClose={() => setLabelling(null)}
        />
      )}
      {snoozing && (
        <SnoozeMenu
          anchor={snoozing}
          onSnooze={(until) => {
            actions.move(ids, 'snoozed', until)
            onGone(ids)
          }}
          onClose={() => setSnoozing(null)}
        />
      )}
      {isAsking && (
        <LazyConfirmDialog
          open
          title={text('mail.removeTitle', { count: ids.length })}
          confirmLabel={text('mail.remove')}
          destructive
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            actions.remove(ids)
            onGone(ids)
          }}
        >
          {text('mail.removeSure')}
        </LazyConfirmDialog>
      )}
    </>
  )
}
