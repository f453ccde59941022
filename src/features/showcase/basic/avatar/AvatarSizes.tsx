import Avatar from '@mui/material/Avatar'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import { useState } from 'react'

export function AvatarSizes() {
  const [size, setSize] = useState(56)
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', minHeight: 96 }}>
        <Avatar src="/pictures/avatar-3.svg" alt="" sx={{ width: size, height: size }} />
        <Avatar
          variant="rounded"
          src="/pictures/avatar-8.svg"
          alt=""
          sx={{ width: size, height: size }}
        />
        <Avatar
          variant="square"
          src="/pictures/avatar-14.svg"
          alt=""
          sx={{ width: size, height: size }}
        />
      </Stack>
      <Slider
        value={size}
        min={24}
        max={96}
        aria-label="Size in pixels"
        onChange={(_, next) => setSize(next)}
      />
    </Stack>
  )
}
