import type { Item } from '#contract/kanban/kanban'
import { LabelsDialog } from '#ui/label/LabelsDialog'
import { useCardActions } from '../actions/useCardActions'
import { useLabelActions } from '../actions/useLabelActions'
import { useKanban } from '../model/kanban'

interface ItemLabelsDialogProps {
  item: Item
  onClose: () => void
}

/** Dialog of the board's labels: which ones an item has, plus renaming and recolouring. Load it lazily. */
export function ItemLabelsDialog({ item, onClose }: ItemLabelsDialogProps) {
  const { labels } = useKanban()
  const { add, edit, remove } = useLabelActions()
  const { setLabel } = useCardActions({ kind: 'item', id: item.id })
  return (
    <LabelsDialog
      labels={[...labels.values()]}
      actions={{ add: (label) => add(label, [item.id]), edit, remove }}
      chosen={{
        isOn: (id) => item.labelIds.includes(id),
        onChange: (id, isOn) => void setLabel(id, isOn),
      }}
      onClose={onClose}
    />
  )
}
