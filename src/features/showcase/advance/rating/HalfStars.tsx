import Rating from '@mui/material/Rating'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'

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
