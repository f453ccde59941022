import { useMemo } from 'react'
import type { Moved, MoveMails } from '#contract/mail/changes'
import { useText } from '#ui/intl/useText'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import {
  useMarkMailsMutation,
  useMoveMailsMutation,
  useRemoveMailsMutation,
  useSetImportantMutation,
  useSetReadMutation,
  useSetStarredMutation,
} from '../api/changes'

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
  const run = useMutationFeedback()
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
        if (ids.length > 0) await run(move({ ids, folder }))
      }
    }
    return {
      star: (id) => void run(star(id)),
      important: (id) => void run(important(id)),
      read: (id) => void run(read(id)),
      mark: (ids, flags) => void run(mark({ ids: [...ids], ...flags })),
      move: (ids, folder) => {
        if (ids.length === 0) return
        void run(move({ ids: [...ids], folder }), {
          success: text(movedTexts[folder], { count: ids.length }),
          undo: (moved) => moved && void moveBack(moved),
        })
      },
      remove: (ids) =>
        void run(remove(ids), { success: text('mail.removed', { count: ids.length }) }),
    }
  }, [text, run, star, important, read, mark, move, remove])
}

/** Where a mail is moved to so that it is in its folder again: inbox, sent and draft need no more than that. */
function homeOf(folder: Moved['moved'][number]['from']): Folder {
  return folder === 'trash' || folder === 'spam' ? folder : 'inbox'
}
