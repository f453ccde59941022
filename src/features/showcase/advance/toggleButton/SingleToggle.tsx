import ToggleButton from '@mui/material/ToggleButton'
import { useState } from 'react'
import { StarIcon } from '#ui/icons/controls'

/** One that is on or off by itself. */
export function SingleToggle() {
  const [isKept, setKept] = useState(false)
  return (
    <ToggleButton value="kept" selected={isKept} sx={{ gap: 1 }} onChange={() => setKept(!isKept)}>
      <StarIcon />
      {isKept ? 'In your favourites' : 'Add to favourites'}
    </ToggleButton>
  )
}
