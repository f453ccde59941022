import Checkbox from '@mui/material/Checkbox'
import CircularProgress from '@mui/material/CircularProgress'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Paper from '@mui/material/Paper'
import { type Ref, useId } from 'react'
import type { CheckState } from './useRobotCheck'

const words: Record<CheckState, string> = {
  open: 'Ticking it makes this device do a small sum.',
  working: 'Checking…',
  done: 'Checked. Nothing about you was sent anywhere.',
  expired: 'The check is too old. Tick it again.',
  failed: 'The check could not be made. Tick it again.',
}

interface RobotCheckProps {
  state: CheckState
  onStart: () => void
  /** Whether the form was sent without the check. */
  isMissing?: boolean
  inputRef?: Ref<HTMLInputElement>
}

export function RobotCheck({ state, onStart, isMissing = false, inputRef }: RobotCheckProps) {
  const noteId = useId()
  const isBad = state === 'expired' || state === 'failed' || (isMissing && state === 'open')
  return (
    <Paper variant="outlined" sx={{ p: 1.5, maxWidth: 360 }}>
      <FormControlLabel
        label="I am not a robot"
        control={
          <Checkbox
            checked={state === 'done'}
            // Not `disabled` while it is working, which would lose the focus.
            onChange={() => (state === 'working' || state === 'done' ? undefined : onStart())}
            slotProps={{
              input: {
                ...(inputRef && { ref: inputRef }),
                'aria-describedby': noteId,
                'aria-invalid': isBad,
                'aria-busy': state === 'working',
              },
            }}
            {...(state === 'working' && { icon: <CircularProgress size={24} aria-hidden /> })}
          />
        }
      />
      <FormHelperText id={noteId} role="status" error={isBad} sx={{ m: 0 }}>
        {isMissing && state === 'open' ? 'Tick the box before you send.' : words[state]}
      </FormHelperText>
    </Paper>
  )
}
