import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Slider from '@mui/material/Slider'
import { useState } from 'react'

/** What has been played, and how much more is there already. */
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
