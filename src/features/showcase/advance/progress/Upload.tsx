import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'

/** Runs by itself once begun, and says when it is through. */
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
