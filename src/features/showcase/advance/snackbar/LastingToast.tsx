import Button from '@mui/material/Button'
import { useToast } from './useToast'

/** Only for what must be answered: it stays until its cross is pressed. */
export function LastingToast() {
  const toast = useToast()
  return (
    <Button
      variant="outlined"
      onClick={() => toast({ message: 'The connection was lost', autoHide: null })}
    >
      Lose the connection
    </Button>
  )
}
