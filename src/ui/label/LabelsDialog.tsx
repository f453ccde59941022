import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useId, useState } from 'react'
import { type Label, mostLabels, nextColor } from '#lib/label'
import { LazyDiscardDialog } from '../dialog/lazyDialogs'
import { CheckboxRow, PlainList } from '../form/CheckboxRow'
import { EditIcon, PlusIcon, TrashIcon } from '../icons/actions'
import { useText } from '../intl/useText'
import { OverlayDialog } from '../overlay/OverlayDialog'
import { LabelChip } from './LabelChip'
import { LabelForm, type LabelValues } from './LabelForm'

/** @returns true if the action succeeded */
export interface LabelActions {
  add: (label: LabelValues) => Promise<boolean>
  /** Only changes the given properties. */
  edit: (label: Pick<Label, 'id'> & Partial<Label>) => Promise<boolean>
  /** Deletes the label and offers UNDO. */
  remove: (label: Label) => Promise<boolean>
}

interface LabelsDialogProps {
  labels: readonly Label[]
  actions: LabelActions
  /** Labels of the opened item, which can be added and removed; left out if no item is open. */
  chosen?:
    | { isOn: (id: string) => boolean; onChange: (id: string, isOn: boolean) => void }
    | undefined
  onClose: () => void
}

/** Edits the labels of a section and selects those of an item. Load it lazily. */
export function LabelsDialog({ labels, actions, chosen, onClose }: LabelsDialogProps) {
  const text = useText()
  const titleId = useId()
  /** Id of the label being edited; empty for a new one. */
  const [editing, setEditing] = useState<string | null>(labels.length === 0 ? '' : null)
  const [isDirty, setDirty] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const stopEditing = () => setEditing(null)
  const close = () => (isDirty ? setAsking(true) : onClose())
  return (
    <OverlayDialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={close}>
      <DialogTitle id={titleId}>{text('demo.labels')}</DialogTitle>
      <DialogContent>
        <PlainList>
          {labels.map((label) =>
            editing === label.id ? (
              <li key={label.id}>
                <LabelForm
                  initial={label}
                  labels={labels}
                  submitLabel={text('demo.save')}
                  onSubmit={(values) => actions.edit(changesOf(label, values))}
                  onDirty={setDirty}
                  onClose={stopEditing}
                />
              </li>
            ) : (
              <LabelRow
                key={label.id}
                label={label}
                actions={actions}
                onEdit={() => setEditing(label.id)}
                chosen={chosen}
              />
            ),
          )}
        </PlainList>
        {editing === '' ? (
          <LabelForm
            initial={{ id: '', name: '', color: nextColor(labels.length) }}
            labels={labels}
            submitLabel={text('demo.save')}
            onSubmit={actions.add}
            onDirty={setDirty}
            onClose={stopEditing}
          />
        ) : (
          <Button
            startIcon={<PlusIcon size={18} />}
            disabled={labels.length >= mostLabels}
            onClick={() => setEditing('')}
          >
            {text('demo.label.add')}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{text('ui.close')}</Button>
      </DialogActions>
      {isAsking && <LazyDiscardDialog onDiscard={onClose} onStay={() => setAsking(false)} />}
    </OverlayDialog>
  )
}

/** Sends only changed properties, so that windows that each change one property do not overwrite each other. */
function changesOf({ id, name, color }: Label, values: LabelValues) {
  return {
    id,
    ...(values.name !== name && { name: values.name }),
    ...(values.color !== color && { color: values.color }),
  }
}

interface LabelRowProps extends Pick<LabelsDialogProps, 'actions' | 'chosen'> {
  label: Label
  onEdit: () => void
}

/** A label to edit, delete, and add to or remove from the item. */
function LabelRow({ label, actions, chosen, onEdit }: LabelRowProps) {
  const text = useText()
  const { id, name } = label
  return (
    <CheckboxRow as="li" data-entry={id}>
      <label>
        {chosen && (
          <input
            type="checkbox"
            checked={chosen.isOn(id)}
            onChange={(event) => chosen.onChange(id, event.target.checked)}
          />
        )}
        <LabelChip label={label} />
      </label>
      <IconButton
        size="small"
        aria-label={text('demo.label.edit', { title: name })}
        onClick={onEdit}
      >
        <EditIcon size={20} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={text('demo.remove', { name })}
        onClick={() => void actions.remove(label)}
      >
        <TrashIcon size={20} />
      </IconButton>
    </CheckboxRow>
  )
}
