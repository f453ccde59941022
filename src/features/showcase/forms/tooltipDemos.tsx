import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ClickAwayListener from '@mui/material/ClickAwayListener'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { StarIcon } from '#ui/icons/controls'
import { BellIcon, BellOffIcon } from '#ui/icons/menu'

const placements = ['top', 'bottom', 'left', 'right', 'top-start', 'bottom-end'] as const

export function Placements() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {placements.map((placement) => (
        <Tooltip
          key={placement}
          title={`Stands at ${placement}`}
          placement={placement}
          arrow
          describeChild
        >
          <Button variant="outlined">{placement}</Button>
        </Tooltip>
      ))}
    </Box>
  )
}

/** The tooltip is the accessible name of the button: nothing else explains the icon. */
export function IconHints() {
  const [isMuted, setMuted] = useState(false)
  const [isFavourite, setFavourite] = useState(false)
  return (
    <>
      <Tooltip title="Mute messages">
        <IconButton aria-pressed={isMuted} onClick={() => setMuted(!isMuted)}>
          {isMuted ? <BellOffIcon /> : <BellIcon />}
        </IconButton>
      </Tooltip>
      <Tooltip title="Keep as favourite">
        <IconButton
          aria-pressed={isFavourite}
          color={isFavourite ? 'warning' : 'default'}
          onClick={() => setFavourite(!isFavourite)}
        >
          <StarIcon />
        </IconButton>
      </Tooltip>
    </>
  )
}

const colours = ['primary', 'success', 'warning', 'error'] as const

export function ColouredTooltips() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {colours.map((colour) => (
        <Tooltip
          key={colour}
          title={`In the tone “${colour}”`}
          describeChild
          slotProps={{
            tooltip: { sx: { color: `${colour}.contrastText`, bgcolor: `${colour}.main` } },
          }}
        >
          <Button color={colour}>{colour}</Button>
        </Tooltip>
      ))}
    </Box>
  )
}

/** A delay avoids tooltips for a passing pointer; on touch devices a long press opens them. */
export function Delays() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Tooltip title="At once" enterDelay={0} describeChild>
        <Button variant="outlined">No delay</Button>
      </Tooltip>
      <Tooltip title="After half a second" enterDelay={500} leaveDelay={200} describeChild>
        <Button variant="outlined">500 ms</Button>
      </Tooltip>
      <Tooltip title="On a press as well" enterTouchDelay={0} leaveTouchDelay={4_000} describeChild>
        <Button variant="outlined">On touch at once</Button>
      </Tooltip>
    </Box>
  )
}

/**
 * Uses `aria-disabled` instead of `disabled`: the button stays focusable, so its reason is reachable; on
 * touch devices a press shows it.
 */
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

/**
 * Opens and closes on press; also closes on a press elsewhere, Escape and Tab. Moving the pointer keeps it
 * open.
 */
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
