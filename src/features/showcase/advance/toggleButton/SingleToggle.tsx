import ToggleButton from '@mui/material/ToggleButton'
import { useState } from 'react'
import { StarIcon } from '#ui/icons/controls'

/** One that is on or off by itself. */
export function SingleToggle() {
  const [isFavourite, setFavourite] = useState(false)
  return (
    <ToggleButton
      value="favourite"
      selected={isFavourite}
      sx={{ gap: 1 }}
      onChange={() => setFavourite(!isFavourite)}
    >
      <StarIcon />
      {isFavourite ? 'In your favourites' : 'Add to favourites'}
    </ToggleButton>
  )
}
