import Fab from '@mui/material/Fab'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { HeartIcon, PlusIcon, ShareIcon } from '#ui/icons/actions'
import { BellIcon } from '#ui/icons/menu'
import { counted } from '../../demo/counted'

export function IconButtons() {
  const [isLiked, setLiked] = useState(false)
  const [slips, setSlips] = useState(0)
  const [shares, setShares] = useState(0)
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Tooltip title="Keep as a favourite">
        <IconButton
          aria-pressed={isLiked}
          color={isLiked ? 'error' : 'default'}
          onClick={() => setLiked(!isLiked)}
          sx={{ '&[aria-pressed="true"] svg': { fill: 'currentColor' } }}
        >
          <HeartIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Share">
        <IconButton color="primary" onClick={() => setShares(shares + 1)}>
          <ShareIcon />
        </IconButton>
      </Tooltip>
      <IconButton disabled aria-label="Messages (none)">
        <BellIcon />
      </IconButton>
      <Fab color="primary" aria-label="Add a slip" onClick={() => setSlips(slips + 1)}>
        <PlusIcon />
      </Fab>
      <Fab variant="extended" color="secondary" onClick={() => setSlips(slips + 1)}>
        <PlusIcon />
        Add a slip
      </Fab>
      <output>
        {counted(slips, 'slip')}, shared {counted(shares, 'time')}
      </output>
    </Stack>
  )
}
