import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

/** How much is done, moved by hand. */
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
