import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { onToastAction } from '#ui/toast/toastActions'
import { useToast } from './useToast'

const undoId = 'showcase-undo'

/** Done at once, and taken back with one press: better than to ask before. */
export function UndoToast() {
  const toast = useToast()
  // The buttons of a toast speak the app's language.
  const text = useText()
  const [isThere, setThere] = useState(true)
  useEffect(() => onToastAction(undoId, () => setThere(true)), [])

  function remove() {
    setThere(false)
    toast({ message: 'Note removed', action: { id: undoId, label: text('ui.undo') } })
  }

  return (
    <>
      <Typography component="output" sx={{ display: 'block', mb: 1 }}>
        {isThere ? 'Note: ask Ploy about the slip of Monday.' : 'No notes.'}
      </Typography>
      <BusyButton variant="outlined" busy={false} disabled={!isThere} onClick={remove}>
        Remove the note
      </BusyButton>
    </>
  )
}
