import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { UserIcon } from '#ui/icons/menu'

/** A picture that cannot be had gives way to the letters, or to the figure of a person. */
export function FallbackAvatars() {
  const [isLost, setLost] = useState(false)
  const picture = isLost ? undefined : '/pictures/avatar-9.svg'
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={2}>
        <Avatar
          {...(picture && { src: picture })}
          alt="Nicha Lertsin"
          sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          NL
        </Avatar>
        <Avatar
          {...(picture && { src: picture })}
          alt="Nicha Lertsin"
          sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          <UserIcon />
        </Avatar>
      </Stack>
      <Button variant="outlined" onClick={() => setLost(!isLost)}>
        {isLost ? 'Bring the pictures back' : 'Lose the pictures'}
      </Button>
    </Stack>
  )
}
