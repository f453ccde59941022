import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

/** The skeleton takes the size of what it holds, so that no number is written twice. */
export function InferredSize() {
  const [isLoaded, setLoaded] = useState(false)
  const title = (
    <Typography variant="h3" component="span">
      1,250.75 baht
    </Typography>
  )
  return (
    <>
      <FormControlLabel
        control={<Switch checked={isLoaded} onChange={(_, checked) => setLoaded(checked)} />}
        label="The balance is there"
      />
      {isLoaded ? title : <Skeleton aria-hidden="true">{title}</Skeleton>}
    </>
  )
}
