import Button from '@mui/material/Button'
import ClickAwayListener from '@mui/material/ClickAwayListener'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'

/** Opened and closed by a press, closed by one elsewhere, by Escape and by going on with Tab; a pointer leaves it open. */
export function InteractiveTooltip() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <ClickAwayListener onClickAway={close}>
      <Tooltip
        open={isOpen}
        onClose={close}
        disableHoverListener
        disableFocusListener
        disableTouchListener
        describeChild
        arrow
        title="Turnover is what you have staked since the promotion began. It is shown on its page."
      >
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          onBlur={({ relatedTarget }) => relatedTarget && close()}
        >
          What is turnover?
        </Button>
      </Tooltip>
    </ClickAwayListener>
  )
}
