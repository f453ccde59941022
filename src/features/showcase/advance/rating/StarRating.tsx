import Box from '@mui/material/Box'
import Rating from '@mui/material/Rating'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'

const words = ['Not rated', 'Poor', 'Fair', 'Good', 'Very good', 'Excellent']

/** What is pointed at is said in words before it is chosen. */
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
