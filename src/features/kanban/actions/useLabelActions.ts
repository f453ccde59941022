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

/** What can be done with the board's labels. Each answers whether it got done. */
export function useLabelActions() {
  const dispatch = useDispatch<CacheDispatch>()
  const change = useChange()
  const text = useText()
  const { items } = useKanban()

  const save = (label: Partial<Label>, itemIds: string[] = []) =>
    change(dispatch(endpoints.saveKanbanLabel.initiate({ label, itemIds }, untracked)))

  return {
    /** `itemIds` get it at once. */
    add: (label: Omit<Label, 'id'>, itemIds: string[]) =>
      save({ ...label, id: makeRequestId() }, itemIds),

    /** Only what is said of it changes. */
    edit: (label: Pick<Label, 'id'> & Partial<Label>) => save(label),

    /** UNDO gives it back to the items that had it. */
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
