import { useMemo } from 'react'
import { useDispatch } from 'react-redux'
import type { Moved, MoveMails } from '#contract/mail/changes'
import { useText } from '#ui/intl/useText'
import { onToastAction } from '#ui/toast/toastActions'
import { openToast } from '#ui/toast/toastSlice'
import {
  useMarkMailsMutation,
  useMoveMailsMutation,
  useRemoveMailsMutation,
  useSetImportantMutation,
  useSetReadMutation,
  useSetStarredMutation,
} from '../api/changes'
import { useAttempt } from './useAttempt'

type Folder = MoveMails['folder']

export interface MailActions {
  star: (id: string) => void
  important: (id: string) => void
  read: (id: string) => void
  mark: (ids: readonly string[], flags: { isRead?: true; starred?: true; important?: true }) => void
  /** Offers UNDO, which brings each back to where it was. */
  move: (ids: readonly string[], folder: Folder) => void
  /** From the trash, for good: ask before. */
  remove: (ids: readonly string[]) => void
}

const movedTexts = {
  inbox: 'mail.moved.inbox',
  spam: 'mail.moved.spam',
  trash: 'mail.moved.trash',
} as const

/** What can be done to mails. It shows at once; what fails is taken back and said. */
export function useMailActions(): MailActions {
  const text = useText()
  const dispatch = useDispatch()
  const attempt = useAttempt()
  const [star] = useSetStarredMutation()
  const [important] = useSetImportantMutation()
  const [read] = useSetReadMutation()
  const [mark] = useMarkMailsMutation()
  const [move] = useMoveMailsMutation()
  const [remove] = useRemoveMailsMutation()

  return useMemo(() => {
    async function moveBack({ moved }: Moved): Promise<void> {
      for (const folder of ['trash', 'spam', 'inbox'] as const) {
        const ids = moved.filter(({ from }) => homeOf(from) === folder).map(({ id }) => id)
        if (ids.length > 0) await attempt(move({ ids, folder }).unwrap())
      }
    }
    async function moveWithUndo(ids: readonly string[], folder: Folder): Promise<void> {
      if (ids.length === 0) return
      const moved = await attempt(move({ ids: [...ids], folder }).unwrap())
      if (moved === undefined) return
      onToastAction('mail-move-back', () => void moveBack(moved))
      dispatch(
        openToast({
          message: text(movedTexts[folder], { count: ids.length }),
          action: { label: text('ui.undo'), id: 'mail-move-back' },
        }),
      )
    }
    async function removeForGood(ids: readonly string[]): Promise<void> {
      const removed = await attempt(remove(ids).unwrap())
      if (removed === undefined) return
      dispatch(
        openToast({ variant: 'alert', message: text('mail.removed', { count: ids.length }) }),
      )
    }
    return {
      star: (id) => void attempt(star(id).unwrap()),
      important: (id) => void attempt(important(id).unwrap()),
      read: (id) => void attempt(read(id).unwrap()),
      mark: (ids, flags) => void attempt(mark({ ids: [...ids], ...flags }).unwrap()),
      move: (ids, folder) => void moveWithUndo(ids, folder),
      remove: (ids) => void removeForGood(ids),
    }
  }, [text, dispatch, attempt, star, important, read, mark, move, remove])
}

/** Where a mail is moved to so that it is in its folder again: inbox, sent and draft need no more than that. */
function homeOf(folder: Moved['moved'][number]['from']): Folder {
  return folder === 'trash' || folder === 'spam' ? folder : 'inbox'
}
