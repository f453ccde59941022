import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Fade from '@mui/material/Fade'
import Grow from '@mui/material/Grow'
import Paper from '@mui/material/Paper'
import Slide from '@mui/material/Slide'
import { useTheme } from '@mui/material/styles'
import Zoom from '@mui/material/Zoom'
import { type ComponentType, type ReactElement, useState } from 'react'
import { durations } from '#ui/appearance/motion'

interface StageProps {
  Transition: ComponentType<{ in: boolean; children: ReactElement }>
}

/** A button that shows and hides an element. */
function Stage({ Transition }: StageProps) {
  const [isShown, setShown] = useState(true)
  return (
    <Box
      sx={{ display: 'grid', gap: 2, justifyItems: 'start', minHeight: 132, overflow: 'hidden' }}
    >
      <Button variant="outlined" onClick={() => setShown(!isShown)}>
        {isShown ? 'Take it away' : 'Bring it back'}
      </Button>
      <Transition in={isShown}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          You won 50.00 baht
        </Paper>
      </Transition>
    </Box>
  )
}

export function FadeDemo() {
  return <Stage Transition={Fade} />
}

export function GrowDemo() {
  return <Stage Transition={Grow} />
}

export function SlideDemo() {
  return <Stage Transition={Slide} />
}

export function ZoomDemo() {
  return <Stage Transition={Zoom} />
}

export function CollapseDemo() {
  return <Stage Transition={Collapse} />
}

const uses = [
  ['leave', 'Something closes or leaves'],
  ['change', 'Something appears, opens or moves'],
  ['scene', 'The whole page changes'],
] as const

/** A dot for each duration. With reduced motion the dots are at the other end at once. */
export function Durations() {
  const { transitions } = useTheme()
  const [isMoved, setMoved] = useState(false)
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={() => setMoved(!isMoved)}>
        Move the dots
      </Button>
      {uses.map(([name, use]) => (
        <Box key={name} sx={{ width: '100%' }}>
          {use}, {durations[name]} ms
          <Box sx={{ display: 'flex' }} aria-hidden="true">
            <Box
              sx={{
                flexGrow: isMoved ? 1 : 0,
                transition: transitions.create('flex-grow', { duration: durations[name] }),
              }}
            />
            <Box sx={{ width: 16, height: 16, borderRadius: '50%', bgcolor: 'primary.main' }} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const moves = {
  'Scale up': 'scale(1.06)',
  'Sink in': 'scale(0.95)',
  Rotate: 'rotate(-3deg)',
} as const

/** Feedback on hover within a tenth of a second; none with reduced motion. */
export function PressedButtons() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, py: 1 }}>
      {Object.entries(moves).map(([name, transform]) => (
        <Button
          key={name}
          variant="contained"
          sx={{
            minHeight: 44,
            '@media (prefers-reduced-motion: no-preference)': {
              transition: 'transform 100ms ease-out',
              '&:hover, &:active': { transform },
            },
          }}
        >
          {name}
        </Button>
      ))}
    </Box>
  )
}
