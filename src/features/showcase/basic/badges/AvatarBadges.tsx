import Avatar from '@mui/material/Avatar'
import Badge from '@mui/material/Badge'
import Stack from '@mui/material/Stack'

export function AvatarBadges() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Badge badgeContent={2} color="error" overlap="circular">
        <Avatar component="span" src="/pictures/avatar-12.svg" alt="Krit Wongsa" />
      </Badge>
      <Badge badgeContent="new" color="success" overlap="rectangular">
        <Avatar
          component="span"
          variant="rounded"
          src="/pictures/avatar-18.svg"
          alt="Bank Phupha"
        />
      </Badge>
      <span>2 unread from Krit; Bank is new.</span>
    </Stack>
  )
}
