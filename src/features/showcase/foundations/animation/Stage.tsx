import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { type ComponentType, type ReactElement, useState } from 'react'

interface StageProps {
  Transition: ComponentType<{ in: boolean; children: ReactElement }>
}

/** A button, and a thing that comes and goes with it. */
export function Stage({ Transition }: StageProps) {
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
