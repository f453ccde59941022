import Badge from '@mui/material/Badge'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { MailIcon } from '#ui/icons/menu'

/** The number is part of the button's name. */
export function CountBadges() {
  const [unread, setUnread] = useState(3)
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <IconButton aria-label={`Mail, ${unread} unread`} onClick={() => setUnread(0)}>
        <Badge badgeContent={unread} color="primary">
          <MailIcon />
        </Badge>
      </IconButton>
      <Button variant="outlined" onClick={() => setUnread(unread + 1)}>
        Another mail
      </Button>
    </Stack>
  )
}
