import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Rating from '@mui/material/Rating'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useId, useState } from 'react'
import { HeartIcon } from '#ui/icons/actions'

const words = ['Not rated', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent']

/** Each number of stars has a text, shown on hover before it is chosen. */
export function StarRating() {
  const id = useId()
  const [stars, setStars] = useState(3)
  const [pointed, setPointed] = useState(-1)
  return (
    <Box>
      <Typography id={id}>How was the chat?</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Rating
          name={id}
          size="large"
          value={stars}
          aria-labelledby={id}
          emptyLabelText={words[0]}
          getLabelText={(value) => words[value] ?? ''}
          onChange={(_, next) => setStars(next ?? 0)}
          onChangeActive={(_, next) => setPointed(next)}
        />
        <span>{words[pointed === -1 ? stars : pointed]}</span>
      </Box>
    </Box>
  )
}

const notRated = 'Not rated'

export function HalfStars() {
  const id = useId()
  const [stars, setStars] = useState<number | null>(2.5)
  return (
    <>
      <Typography id={id}>The wheel, in halves</Typography>
      <Rating
        name={id}
        size="large"
        precision={0.5}
        value={stars}
        aria-labelledby={id}
        emptyLabelText={notRated}
        onChange={(_, next) => setStars(next)}
      />
      <Typography component="output" sx={{ display: 'block' }}>
        {stars === null ? notRated : `${stars} of 5`}
      </Typography>
    </>
  )
}

/** Another icon and another maximum. */
export function HeartRating() {
  const id = useId()
  const [hearts, setHearts] = useState<number | null>(4)
  return (
    <>
      <Typography id={id}>How much do you like this table?</Typography>
      <Rating
        name={id}
        max={7}
        value={hearts}
        aria-labelledby={id}
        icon={<HeartIcon size={28} />}
        emptyIcon={<HeartIcon size={28} />}
        getLabelText={(value) => `${value} of 7 hearts`}
        sx={(theme) => ({
          '& .MuiRating-iconFilled': {
            color: theme.palette.error.readable,
            '& svg': { fill: 'currentColor' },
          },
        })}
        onChange={(_, next) => setHearts(next)}
      />
    </>
  )
}

const games = [
  { name: 'River of Coins', stars: 4.6, votes: 812 },
  { name: 'Lotus Cards', stars: 3.9, votes: 240 },
]

/** Read-only: an image with an accessible name, not a control. */
export function ReadOnlyRating() {
  return (
    <Box component="ul" sx={{ listStyle: 'none', display: 'grid', gap: 1, m: 0, p: 0 }}>
      {games.map(({ name, stars, votes }) => (
        <Box
          component="li"
          key={name}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
        >
          {name}
          <Rating readOnly precision={0.1} value={stars} aria-label={`${stars} of 5 stars`} />
          <span>
            {stars} ({votes} votes)
          </span>
        </Box>
      ))}
    </Box>
  )
}

/** A review requires stars; if they are missing, the text stays. */
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
