import { useDispatch } from 'react-redux'
import type { CacheDispatch } from '#api/client/demo'
import type { Label } from '#lib/label'
import { makeRequestId } from '#lib/requestId'
import { useText } from '#ui/intl/useText'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { shortName } from '#ui/toast/useMutationFeedback'
import { kanbanChanges, useChange } from '../api/changes'
import { useKanban } from '../model/kanban'

const { endpoints } = kanbanChanges
const untracked = { track: false } as const

/** Actions on the board's labels. Each returns whether it succeeded. */
export function useLabelActions() {
  const dispatch = useDispatch<CacheDispatch>()
  const change = useChange()
  const text = useText()
  const { items } = useKanban()

  const save = (label: Partial<Label>, itemIds: string[] = []) =>
    change(dispatch(endpoints.saveKanbanLabel.initiate({ label, itemIds }, untracked)))

  return {
    /** Assigns the new label to `itemIds` too. */
    add: (label: Omit<Label, 'id'>, itemIds: string[]) =>
      save({ ...label, id: makeRequestId() }, itemIds),

    /** Changes only the given fields. */
    edit: (label: Pick<Label, 'id'> & Partial<Label>) => save(label),

    /** UNDO restores the label on the items that had it. */
    remove: (label: Label) => {
      const had = [...items.values()].filter(({ labelIds }) => labelIds.includes(label.id))
      const itemIds = had.map(({ id }) => id)
      return change(
        dispatch(endpoints.deleteKanbanLabel.initiate({ labelId: label.id }, untracked)),
        {
          success: text('demo.deleted', { title: shortName(label.name) }),
          undo: () => {
            focusReturning(marked('data-entry', label.id))
            void save(label, itemIds)
          },
        },
      )
    },
  }
}
