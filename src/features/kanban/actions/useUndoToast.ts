import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { useText } from '#ui/intl/useText'
import { onToastAction } from '#ui/toast/toastActions'
import { openToast } from '#ui/toast/toastSlice'

const undoId = 'kanban.undo'

/** Says what was done and offers to take it back, once. */
export function useUndoToast(): (message: string, undo: () => void) => void {
  const dispatch = useDispatch()
  const text = useText()
  return useCallback(
    (message, undo) => {
      const forget = onToastAction(undoId, () => {
        forget()
        undo()
      })
      dispatch(openToast({ message, action: { label: text('ui.undo'), id: undoId } }))
    },
    [dispatch, text],
  )
}
