import { useState } from 'react'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog'
import { SelectField } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'
import { useColumnActions } from '../actions/useBoardActions'
import { type FullColumn, useKanban } from '../model/kanban'

interface DeleteColumnProps {
  column: FullColumn
  onClose: () => void
}

/** Dialog that asks for the column to move the items to before a column is deleted. Load it lazily. */
export function DeleteColumn({ column, onClose }: DeleteColumnProps) {
  const text = useText()
  const { remove } = useColumnActions()
  const others = useKanban().columns.filter(({ id }) => id !== column.id)
  const [wanted, setWanted] = useState('')
  const [isBusy, setBusy] = useState(false)
  const moveTo = others.find(({ id }) => id === wanted) ?? others[0]

  async function confirm(): Promise<void> {
    setBusy(true)
    const isDone = await remove(column, moveTo?.id)
    setBusy(false)
    if (isDone) onClose()
  }

  return (
    <ConfirmDialog
      open
      title={text('kanban.column.deleteTitle', { title: column.title })}
      confirmLabel={text('kanban.column.delete')}
      destructive
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{text('kanban.column.deleteMeans', { count: column.items.length })}</p>
      <SelectField
        label={text('kanban.column.takesItems')}
        name="moveTo"
        value={moveTo?.id ?? ''}
        options={others.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={setWanted}
      />
    </ConfirmDialog>
  )
}
