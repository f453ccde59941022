import { useState } from 'react'
import type { MailFolder } from '#contract/mail/places'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { BlockIcon } from '#ui/icons/BlockIcon'
import { RestoreIcon } from '#ui/icons/RestoreIcon'
import { TrashIcon } from '#ui/icons/TrashIcon'
import { useText } from '#ui/intl/useText'
import type { MailActions } from '../actions/useMailActions'
import { Tool } from './Tool'

interface ThrowingToolsProps {
  ids: readonly string[]
  /** Where they are; `null` when they are in several folders. */
  folder: MailFolder | null
  actions: MailActions
  /** These leave where they are. */
  onGone: (ids: readonly string[]) => void
}

/** The buttons that move mails to spam and trash, back, and out of the trash for good. */
export function ThrowingTools({ ids, folder, actions, onGone }: ThrowingToolsProps) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const move = (to: 'inbox' | 'spam' | 'trash') => () => {
    actions.move(ids, to)
    onGone(ids)
  }
  const isThrownAway = folder === 'spam' || folder === 'trash'
  return (
    <>
      {isThrownAway ? (
        <Tool
          label={text(folder === 'spam' ? 'mail.notSpam' : 'mail.restore')}
          onClick={move('inbox')}
        >
          <RestoreIcon size={20} />
        </Tool>
      ) : (
        <Tool label={text('mail.toSpam')} onClick={move('spam')}>
          <BlockIcon size={20} />
        </Tool>
      )}
      <Tool
        label={text(folder === 'trash' ? 'mail.remove' : 'mail.toTrash')}
        onClick={folder === 'trash' ? () => setAsking(true) : move('trash')}
      >
        <TrashIcon size={20} />
      </Tool>
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
