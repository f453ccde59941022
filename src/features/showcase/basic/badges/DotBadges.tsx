import Badge from '@mui/material/Badge'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { ChatIcon } from '#ui/icons/menu'

/** That there is something, not how much. */
export function DotBadges() {
  const [isNew, setNew] = useState(true)
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Badge variant="dot" color="secondary" invisible={!isNew}>
        <ChatIcon />
      </Badge>
      <span>{isNew ? 'New answers' : 'No new answers'}</span>
      <FormControlLabel
        control={<Switch checked={isNew} onChange={(_, checked) => setNew(checked)} />}
        label="Something new"
      />
    </Stack>
  )
}
