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

/** Each answers whether it got done. */
export interface LabelActions {
  add: (label: LabelValues) => Promise<boolean>
  /** Only what is said of it changes. */
  edit: (label: Pick<Label, 'id'> & Partial<Label>) => Promise<boolean>
  /** Offers UNDO. */
  remove: (label: Label) => Promise<boolean>
}

interface LabelsDialogProps {
  labels: readonly Label[]
  actions: LabelActions
  /** Which are on what was opened, to be put on and taken off; left out where nothing was. */
  chosen?:
    | { isOn: (id: string) => boolean; onChange: (id: string, isOn: boolean) => void }
    | undefined
  onClose: () => void
}

/** The labels of a section: how they are called, and which of them something bears. Load it lazily. */
export function LabelsDialog({ labels, actions, chosen, onClose }: LabelsDialogProps) {
  const text = useText()
  const titleId = useId()
  /** The id of the label that is edited; empty for a new one. */
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

/** Two windows that change one label each keep what the other said. */
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

/** A label to be edited and deleted, and to put on or take off. */
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
