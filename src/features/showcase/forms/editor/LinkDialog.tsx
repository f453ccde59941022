import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, useId, useState } from 'react'
import { Field } from '#ui/form/Field'
import { isSafeLink } from './extensions'

interface LinkDialogProps {
  /** The current address; empty for none. */
  address: string
  onSet: (address: string) => void
  onClose: () => void
}

/** Dialog for the address of a link. */
export function LinkDialog({ address, onSet, onClose }: LinkDialogProps) {
  const titleId = useId()
  const [typed, setTyped] = useState(address)
  const isBad = typed !== '' && !isSafeLink(typed)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBad) onSet(typed)
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>Where does it lead?</DialogTitle>
        <DialogContent>
          <Field
            autoFocus
            label="Address"
            name="address"
            inputMode="url"
            value={typed}
            onChange={(value) => setTyped(value.trim())}
            error={isBad ? 'Begin with https://, mailto:, tel: or /' : null}
            hint="Empty: no link"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Set the link
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
