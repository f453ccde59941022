import Button from '@mui/material/Button'
import { useToast } from './useToast'

/** As it is when nothing is said: bottom right, fading, with UNDO and a cross, for six seconds. */
export function DefaultToast() {
  const toast = useToast()
  return (
    <Button variant="outlined" onClick={() => toast()}>
      Archive a note
    </Button>
  )
}
