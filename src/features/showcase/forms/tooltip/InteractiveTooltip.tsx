import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'

/** Opened and closed by a press; it stays while the pointer moves onto it, and Escape closes it. */
export function InteractiveTooltip() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Tooltip
      open={isOpen}
      onClose={() => setOpen(false)}
      disableHoverListener
      disableFocusListener
      disableTouchListener
      describeChild
      arrow
      title="Turnover is what you have staked since the promotion began. It is shown on its page."
    >
      <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        What is turnover?
      </Button>
    </Tooltip>
  )
}
