import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import LinearProgress from '@mui/material/LinearProgress'
import { useState } from 'react'

/** Nobody knows how long: it turns only while somebody waits. */
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
