import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { SelectField } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { none, useKanban, useWanted } from './model/kanban'

/** Dialog to filter items by assignee and label; each choice applies immediately. Load it lazily. */
export function FilterDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const titleId = useId()
  const { profiles, labels } = useKanban()
  const { wanted, setFilter } = useWanted()
  const any = { value: '', label: text('table.any') }
  return (
    <OverlayDialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{text('kanban.filter')}</DialogTitle>
      <DialogContent>
        <SelectField
          label={text('kanban.assign')}
          name="person"
          value={wanted.person}
          options={[
            any,
            { value: none, label: text('kanban.nobody') },
            ...[...profiles.values()].map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(person) => setFilter('person', person)}
        />
        <SelectField
          label={text('kanban.label')}
          name="label"
          value={wanted.label}
          options={[
            any,
            { value: none, label: text('kanban.label.none') },
            ...[...labels.values()].map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(label) => setFilter('label', label)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('ui.close')}</Button>
      </DialogActions>
    </OverlayDialog>
  )
}
