import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Rating from '@mui/material/Rating'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useId, useState } from 'react'

/** A review needs its stars; what was written stays when they are missing. */
export function ReviewForm() {
  const id = useId()
  const [stars, setStars] = useState<number | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [sent, setSent] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(stars === null)
    setSent(stars === null ? '' : `Thank you for ${stars} of 5 stars.`)
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography id={id}>Your rating</Typography>
      <Rating
        name={id}
        size="large"
        value={stars}
        aria-labelledby={id}
        onChange={(_, next) => setStars(next)}
      />
      {isMissing && stars === null && (
        <FormHelperText error role="alert">
          Choose one to five stars
        </FormHelperText>
      )}
      <TextField fullWidth multiline minRows={2} label="What was good, what was not" />
      <Button type="submit" variant="contained">
        Send the review
      </Button>
      <Typography component="output" sx={{ display: 'block', minHeight: '1.5em' }}>
        {sent}
      </Typography>
    </Box>
  )
}
