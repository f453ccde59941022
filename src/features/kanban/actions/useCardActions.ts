import { useDispatch } from 'react-redux'
import type { CacheDispatch } from '#api/client/demo'
import type { Attachment, Check, Priority, SaidCheck } from '#contract/kanban/kanban'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { type Feedback, shortName } from '#ui/toast/useMutationFeedback'
import { kanbanChanges, useChange } from '../api/changes'

const { endpoints } = kanbanChanges
const untracked = { track: false } as const

/** Changed fields of an item or story; omitted fields stay unchanged. */
export interface CardChanges {
  title?: string
  description?: string
  assign?: string | null
  priority?: Priority
  dueDate?: string | null
  image?: string | null
  /** Stories only. */
  acceptance?: string
  columnId?: string
}

export interface CardRef {
  kind: 'item' | 'story'
  id: string
}

/** Actions in the drawer of an item or a story. Each returns whether it succeeded. */
export function useCardActions({ kind, id }: CardRef) {
  const dispatch = useDispatch<CacheDispatch>()
  const change = useChange()
  const text = useText()

  const send = (
    changes: CardChanges,
    hints: Omit<Parameters<typeof endpoints.editKanbanItem.initiate>[0], 'item'> = {},
    feedback?: Feedback<unknown>,
  ) => {
    const card = { ...changes, id }
    return change(
      kind === 'item'
        ? dispatch(endpoints.editKanbanItem.initiate({ item: card, ...hints }, untracked))
        : dispatch(endpoints.editKanbanStory.initiate({ story: card, ...hints }, untracked)),
      feedback,
    )
  }

  return {
    edit: (changes: CardChanges) => send(changes),
    attach: (attachment: Attachment) => send({}, { attach: attachment }),
    /** Also removes the cover if it is this file. UNDO restores both, with the file before the given one. */
    detach: (attachment: Attachment, beforeAttachmentId: string | null, isCover: boolean) =>
      send(
        isCover ? { image: null } : {},
        { detach: attachment.id },
        {
          success: text('demo.deleted', { title: shortName(attachment.name) }),
          undo: () => {
            focusReturning(marked('data-entry', attachment.id))
            const { image } = attachment
            void send(isCover ? { image } : {}, { attach: attachment, beforeAttachmentId })
          },
        },
      ),
    /** Items only, like the checklist. */
    setLabel: (labelId: string, isOn: boolean) =>
      send({}, isOn ? { addLabel: labelId } : { removeLabel: labelId }),
    setCheck: (check: SaidCheck) => send({}, { setCheck: check }),
    /** UNDO restores the line before the given one. */
    removeCheck: (check: Check, beforeCheckId: string | null) =>
      send(
        {},
        { removeCheck: check.id },
        {
          success: text('demo.deleted', { title: shortName(check.text) }),
          undo: () => {
            focusReturning(marked('data-entry', check.id))
            void send({}, { setCheck: { ...check, beforeCheckId } })
          },
        },
      ),
  }
}
