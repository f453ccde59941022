import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'

export function ButtonVariants() {
  const [pressed, setPressed] = useState('nothing yet')
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" onClick={() => setPressed('Deposit')}>
          Deposit
        </Button>
        <Button variant="outlined" onClick={() => setPressed('Withdraw')}>
          Withdraw
        </Button>
        <Button onClick={() => setPressed('History')}>History</Button>
        <Button variant="contained" disabled>
          Claim bonus
        </Button>
      </Stack>
      <output>Pressed: {pressed}</output>
    </Stack>
  )
}
