import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import { useState } from 'react'

export function ConsentCheckbox() {
  const [isAgreed, setAgreed] = useState(false)
  const [isSent, setSent] = useState(false)

  function change(checked: boolean) {
    setAgreed(checked)
    setSent(false)
  }

  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      <FormControlLabel
        control={
          <Checkbox checked={isAgreed} onChange={(_, checked) => change(checked)} name="terms" />
        }
        label="I am over 20 and agree to the terms"
      />
      <Button variant="contained" onClick={() => setSent(true)}>
        Continue
      </Button>
      <output>
        {isSent &&
          (isAgreed ? 'Thank you: on to the next step.' : 'Please agree to the terms first.')}
      </output>
    </Stack>
  )
}
