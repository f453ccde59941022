import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { StarIcon } from '#ui/icons/controls'
import { BellIcon, BellOffIcon } from '#ui/icons/menu'

/** The hint is the button's name: nothing else says what the icon means. */
export function IconHints() {
  const [isMuted, setMuted] = useState(false)
  const [isFavourite, setFavourite] = useState(false)
  return (
    <>
      <Tooltip title="Mute messages">
        <IconButton aria-pressed={isMuted} onClick={() => setMuted(!isMuted)}>
          {isMuted ? <BellOffIcon /> : <BellIcon />}
        </IconButton>
      </Tooltip>
      <Tooltip title="Keep as favourite">
        <IconButton
          aria-pressed={isFavourite}
          color={isFavourite ? 'warning' : 'default'}
          onClick={() => setFavourite(!isFavourite)}
        >
          <StarIcon />
        </IconButton>
      </Tooltip>
    </>
  )
}
