import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { type FormEvent, useId, useState } from 'react'

const right = 'They add up until they are reached'
const answers = ['They start anew each day', right, 'There is none on a bonus']

export function RequiredRadios() {
  const [answer, setAnswer] = useState('')
  const [message, setMessage] = useState('')
  const labelId = useId()
  const noteId = useId()
  const isWrong = message !== '' && answer !== right

  function submit(event: FormEvent) {
    event.preventDefault()
    if (answer === '') setMessage('Choose an answer.')
    else setMessage(answer === right ? 'Right.' : 'Not quite: try another one.')
  }

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <FormControl error={isWrong}>
        <FormLabel id={labelId}>How do turnover rules count?</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          aria-describedby={noteId}
          value={answer}
          onChange={(event) => {
            setAnswer(event.target.value)
            setMessage('')
          }}
        >
          {answers.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={one} />
          ))}
        </RadioGroup>
        <FormHelperText id={noteId} role="status" sx={{ marginInlineStart: 0, minHeight: 20 }}>
          {message}
        </FormHelperText>
        <Button type="submit" variant="outlined" sx={{ marginBlockStart: 1, alignSelf: 'start' }}>
          Check the answer
        </Button>
      </FormControl>
    </Box>
  )
}
