import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { BusyButton } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { onToastAction } from '#ui/toast/toastActions'
import { openToast, toastTransitions } from '#ui/toast/toastSlice'

type Options = Parameters<typeof openToast>[0]

/** Opens the app's only toast, with English texts. Missing options have the defaults of the specification. */
function useToast(): (options?: Options) => void {
  const dispatch = useDispatch()
  return (options = {}) => dispatch(openToast({ ...options, lang: 'en' }))
}

/** The defaults: bottom right, fading, with UNDO and a close button, for six seconds. */
export function DefaultToast() {
  const toast = useToast()
  return (
    <Button variant="outlined" onClick={() => toast()}>
      Archive a note
    </Button>
  )
}

const places = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
] as const

export function ToastPlaces() {
  const toast = useToast()
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)' },
      }}
    >
      {places.map((anchorOrigin) => {
        const name = `${anchorOrigin.vertical} ${anchorOrigin.horizontal}`
        return (
          <Button
            key={name}
            variant="outlined"
            onClick={() => toast({ anchorOrigin, message: `This is at ${name}` })}
          >
            {name}
          </Button>
        )
      })}
    </Box>
  )
}

/** With reduced motion, each of them appears immediately. */
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

const colors = ['primary', 'secondary', 'success', 'info', 'warning', 'error'] as const
const variants = ['filled', 'outlined', 'standard'] as const

export function ToastColours() {
  const toast = useToast()
  const [variant, setVariant] = useState<(typeof variants)[number]>('filled')
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={variant}
        aria-label="Variant"
        sx={{ mb: 2 }}
        onChange={(_, next: typeof variant | null) => next && setVariant(next)}
      >
        {variants.map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {colors.map((color) => (
          <Button
            key={color}
            color={color}
            onClick={() =>
              toast({
                variant: 'alert',
                alert: { color, variant },
                message: `This is ${color}, ${variant}`,
              })
            }
          >
            {color}
          </Button>
        ))}
      </Box>
    </>
  )
}

const undoId = 'showcase-undo'

/** Runs immediately, with UNDO in the toast: better than asking for confirmation. */
export function UndoToast() {
  const toast = useToast()
  // The buttons of a toast are in the app's language.
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

/** Only for messages that need a response: it stays until it is closed. */
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
