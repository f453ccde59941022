import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { useEffect, useState } from 'react'
import { counted } from '../../demo/englishNumbers'
import { RobotCheck } from './RobotCheck'
import { useRobotCheck } from './useRobotCheck'

const seconds = 10

export function ProofExpires() {
  const check = useRobotCheck(seconds)
  const [elapsed, setElapsed] = useState(0)

  useEffect(() => {
    if (check.state !== 'done') return undefined
    const timer = setInterval(() => setElapsed((now) => now + 1), 1000)
    return () => clearInterval(timer)
  }, [check.state])

  function start() {
    setElapsed(0)
    void check.start()
  }

  const shown = check.state === 'done' ? Math.max(0, seconds - elapsed) : 0
  return (
    <Stack spacing={2}>
      <RobotCheck state={check.state} onStart={start} />
      <div aria-hidden="true">
        {shown > 0 ? `Good for ${counted(shown, 'second')}` : 'Not checked'}
      </div>
      <LinearProgress
        variant="determinate"
        value={(shown / seconds) * 100}
        aria-label="Time left of the check"
      />
    </Stack>
  )
}
