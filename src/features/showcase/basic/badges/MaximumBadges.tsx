import Badge from '@mui/material/Badge'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { BellIcon } from '#ui/icons/menu'

/** Above 99 the exact number helps nobody. */
export function MaximumBadges() {
  const [count, setCount] = useState(98)
  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <Badge badgeContent={count} max={99} color="error" showZero>
        <BellIcon />
      </Badge>
      <Slider value={count} max={120} aria-label="Notices" onChange={(_, next) => setCount(next)} />
    </Stack>
  )
}
