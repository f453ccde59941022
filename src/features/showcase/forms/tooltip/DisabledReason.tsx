import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'

/** Not `disabled` but `aria-disabled`: such a button keeps the focus, so that its reason can be reached; a finger's press asks for it. */
export function DisabledReason() {
  const [presses, setPresses] = useState(0)
  const isUsedUp = presses >= 2
  return (
    <Tooltip
      title={isUsedUp ? 'Both spins of today are used' : ''}
      describeChild
      enterTouchDelay={0}
      leaveTouchDelay={4_000}
    >
      <Button
        variant="contained"
        aria-disabled={isUsedUp}
        sx={{ '&[aria-disabled="true"]': { cursor: 'not-allowed', filter: 'grayscale(1)' } }}
        onClick={() => !isUsedUp && setPresses(presses + 1)}
      >
        Spin ({2 - presses} left)
      </Button>
    </Tooltip>
  )
}
