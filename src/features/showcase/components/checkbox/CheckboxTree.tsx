import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { useState } from 'react'

const messages = ['Bonus offers', 'Deposits and withdrawals', 'News of friends']

export function CheckboxTree() {
  const [wanted, setWanted] = useState<readonly string[]>(['Deposits and withdrawals'])
  const areAll = wanted.length === messages.length

  function toggle(message: string, isWanted: boolean) {
    setWanted(isWanted ? [...wanted, message] : wanted.filter((one) => one !== message))
  }

  return (
    <Box role="group" aria-label="Messages that I want">
      <FormControlLabel
        label="All messages"
        control={
          <Checkbox
            checked={areAll}
            indeterminate={wanted.length > 0 && !areAll}
            onChange={() => setWanted(areAll ? [] : messages)}
          />
        }
      />
      <FormGroup sx={{ marginInlineStart: 3 }}>
        {messages.map((message) => (
          <FormControlLabel
            key={message}
            label={message}
            control={
              <Checkbox
                checked={wanted.includes(message)}
                onChange={(_, checked) => toggle(message, checked)}
              />
            }
          />
        ))}
      </FormGroup>
    </Box>
  )
}
