import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { toastTransitions } from '#ui/toast/toastSlice'
import { useToast } from './useToast'

/** Without motion all of them appear at once. */
export function ToastTransitions() {
  const toast = useToast()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {toastTransitions.map((transition) => (
        <Button
          key={transition}
          variant="outlined"
          onClick={() => toast({ transition, message: `Came by ${transition}` })}
        >
          {transition}
        </Button>
      ))}
    </Box>
  )
}
