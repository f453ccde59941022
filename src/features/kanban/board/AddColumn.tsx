import { useText } from '#ui/intl/useText'
import { AddLine } from '../AddLine'
import { useColumnDeeds } from '../actions/useColumnActions'

/** Above the board: a new column at its end. */
export function AddColumn() {
  const text = useText()
  const { add } = useColumnDeeds()
  return (
    <AddLine
      label={text('kanban.column.add')}
      fieldLabel={text('kanban.column.name')}
      width={320}
      onAdd={add}
    />
  )
}
