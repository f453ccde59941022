import Rating from '@mui/material/Rating'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { HeartIcon } from '#ui/icons/actions'

/** Other signs and another number of them. */
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
