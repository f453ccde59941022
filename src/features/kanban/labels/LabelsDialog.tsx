import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useId, useState } from 'react'
import { type Item, type Label, labelColors, mostLabels } from '#contract/kanban/kanban'
import { CoverDialog } from '#ui/cover/CoverDialog'
import { LazyConfirmDialog, LazyDiscardDialog } from '#ui/dialog/lazyDialogs'
import { EditIcon, PlusIcon, TrashIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { useCardActions } from '../actions/useCardActions'
import { useLabelActions } from '../actions/useLabelActions'
import { CheckboxRow, PlainList } from '../CheckboxRow'
import { useKanban } from '../model/kanban'
import { LabelChip } from './LabelChip'
import { LabelForm } from './LabelForm'

interface LabelsDialogProps {
  item: Item
  onClose: () => void
}

/** The board's labels: which of them an item has, and how they are called. Load it lazily. */
export function LabelsDialog({ item, onClose }: LabelsDialogProps) {
  const text = useText()
  const titleId = useId()
  const { labels } = useKanban()
  const { add } = useLabelActions()
  /** The id of the label that is edited; empty for a new one. */
  const [editing, setEditing] = useState<string | null>(labels.size === 0 ? '' : null)
  const [isDirty, setDirty] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const stopEditing = () => setEditing(null)
  return (
    <CoverDialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={() => (isDirty ? setAsking(true) : onClose())}
    >
      <DialogTitle id={titleId}>{text('kanban.labels')}</DialogTitle>
      <DialogContent>
        <PlainList>
          {[...labels.values()].map((label) => (
            <LabelRow
              key={label.id}
              label={label}
              item={item}
              isEditing={editing === label.id}
              onEdit={() => setEditing(label.id)}
              onEdited={stopEditing}
              onDirty={setDirty}
            />
          ))}
        </PlainList>
        {editing === '' ? (
          <LabelForm
            initial={{ name: '', color: labelColors[labels.size % labelColors.length] ?? 'grey' }}
            submitLabel={text('kanban.add')}
            onSubmit={(label) => add(label, [item.id])}
            onDirty={setDirty}
            onClose={stopEditing}
          />
        ) : (
          <Button
            startIcon={<PlusIcon size={18} />}
            disabled={labels.size >= mostLabels}
            onClick={() => setEditing('')}
          >
            {text('kanban.label.add')}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => (isDirty ? setAsking(true) : onClose())}>{text('ui.close')}</Button>
      </DialogActions>
      {isAsking && <LazyDiscardDialog onDiscard={onClose} onStay={() => setAsking(false)} />}
    </CoverDialog>
  )
}

interface LabelRowProps {
  label: Label
  item: Item
  isEditing: boolean
  onEdit: () => void
  onEdited: () => void
  onDirty: (isDirty: boolean) => void
}

/** A label to put on the item or take off, to be edited and deleted. */
function LabelRow({ label, item, isEditing, onEdit, onEdited, onDirty }: LabelRowProps) {
  const text = useText()
  const { items } = useKanban()
  const { edit, remove } = useLabelActions()
  const { setLabel } = useCardActions({ kind: 'item', id: item.id })
  const [isAsking, setAsking] = useState(false)
  const { id, name, color } = label
  if (isEditing) {
    return (
      <li>
        <LabelForm
          initial={{ name, color }}
          submitLabel={text('kanban.save')}
          onSubmit={(values) =>
            edit({
              id,
              ...(values.name !== name && { name: values.name }),
              ...(values.color !== color && { color: values.color }),
            })
          }
          onDirty={onDirty}
          onClose={onEdited}
        />
      </li>
    )
  }
  const count = [...items.values()].filter(({ labelIds }) => labelIds.includes(id)).length
  return (
    <CheckboxRow as="li">
      <label>
        <input
          type="checkbox"
          checked={item.labelIds.includes(id)}
          onChange={(event) => void setLabel(id, event.target.checked)}
        />
        <LabelChip label={label} />
      </label>
      <IconButton
        size="small"
        aria-label={text('kanban.label.edit', { title: name })}
        onClick={onEdit}
      >
        <EditIcon size={20} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={text('kanban.file.remove', { name })}
        onClick={() => setAsking(true)}
      >
        <TrashIcon size={20} />
      </IconButton>
      {isAsking && (
        <LazyConfirmDialog
          open
          title={text('kanban.label.deleteTitle', { title: name })}
          confirmLabel={text('kanban.delete')}
          destructive
          onConfirm={() => void remove(label)}
          onCancel={() => setAsking(false)}
        >
          {text('kanban.label.deleteMeans', { count })}
        </LazyConfirmDialog>
      )}
    </CheckboxRow>
  )
}
