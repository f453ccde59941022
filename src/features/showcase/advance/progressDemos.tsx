import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import LinearProgress from '@mui/material/LinearProgress'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'

/** Progress that the user changes. */
export function StepsDone() {
  const [percent, setPercent] = useState(40)
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, width: '100%' }}>
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label="Profile filled in"
          sx={{ flexGrow: 1, height: 8, borderRadius: 4 }}
        />
        <Typography>{percent}%</Typography>
      </Box>
      <Button variant="outlined" onClick={() => setPercent(percent === 100 ? 0 : percent + 20)}>
        {percent === 100 ? 'Start over' : 'Fill in one more field'}
      </Button>
    </Box>
  )
}

/** Runs automatically after the start, and announces its end. */
export function Upload() {
  const [percent, setPercent] = useState<number | null>(null)
  useEffect(() => {
    if (percent === null || percent >= 100) return undefined
    const timer = setTimeout(() => setPercent(percent + 10), 250)
    return () => clearTimeout(timer)
  }, [percent])
  const isRunning = percent !== null && percent < 100
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <BusyButton variant="contained" busy={isRunning} onClick={() => setPercent(0)}>
        Send the slip
      </BusyButton>
      <LinearProgress
        variant="determinate"
        value={percent ?? 0}
        aria-label="Slip sent"
        sx={{ width: '100%' }}
      />
      <Typography component="output" sx={{ display: 'block', minHeight: '1.5em' }}>
        {percent === 100 && 'The slip has been sent.'}
      </Typography>
    </Box>
  )
}

export function CircularWithLabel() {
  const [percent, setPercent] = useState(65)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Box sx={{ position: 'relative', display: 'inline-grid', placeItems: 'center' }}>
        <CircularProgress
          variant="determinate"
          value={percent}
          size={72}
          aria-label="Turnover reached"
        />
        <Typography component="span" aria-hidden="true" sx={{ position: 'absolute' }}>
          {percent}%
        </Typography>
      </Box>
      <Slider
        value={percent}
        aria-label="Turnover in percent"
        onChange={(_, next) => setPercent(next)}
      />
    </Box>
  )
}

/** Shows the played part and the buffered part. */
export function BufferedProgress() {
  const [played, setPlayed] = useState(30)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LinearProgress
        variant="buffer"
        value={played}
        valueBuffer={Math.min(100, played + 25)}
        aria-label="Replay"
      />
      <Slider
        value={played}
        aria-label="Place in the replay"
        onChange={(_, next) => setPlayed(next)}
      />
    </Box>
  )
}

/** For an unknown duration: it only turns while something is loading. */
export function Waiting() {
  const [isWaiting, setWaiting] = useState(false)
  return (
    <Box
      sx={{ display: 'grid', gap: 2, placeItems: 'start', alignContent: 'start', minHeight: 120 }}
    >
      <Button variant="outlined" onClick={() => setWaiting(!isWaiting)}>
        {isWaiting ? 'Stop waiting' : 'Wait for an answer'}
      </Button>
      {isWaiting && (
        <>
          <CircularProgress aria-label="Waiting for an answer" />
          <LinearProgress aria-label="Waiting for an answer" sx={{ width: '100%' }} />
        </>
      )}
    </Box>
  )
}

const colours = ['primary', 'secondary', 'success', 'warning', 'error'] as const

export function ProgressColours() {
  return (
    <Stack spacing={2}>
      {colours.map((colour, index) => (
        <LinearProgress
          key={colour}
          variant="determinate"
          value={30 + index * 15}
          color={colour}
          aria-label={colour}
        />
      ))}
    </Stack>
  )
}
