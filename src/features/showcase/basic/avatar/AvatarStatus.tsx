import Avatar from '@mui/material/Avatar'
import Badge from '@mui/material/Badge'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import { useState } from 'react'

/** The dot is seen, the word is read. */
export function AvatarStatus() {
  const [isOnline, setOnline] = useState(true)
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Badge
        variant="dot"
        overlap="circular"
        color={isOnline ? 'success' : 'error'}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        <Avatar component="span" src="/pictures/avatar-15.svg" alt="" />
      </Badge>
      <span>Dao Rattana, {isOnline ? 'online' : 'away'}</span>
      <FormControlLabel
        control={<Switch checked={isOnline} onChange={(_, checked) => setOnline(checked)} />}
        label="Online"
      />
    </Stack>
  )
}
