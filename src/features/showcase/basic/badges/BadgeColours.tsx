import Badge from '@mui/material/Badge'
import Stack from '@mui/material/Stack'
import { InboxIcon } from '#ui/icons/mail'

const colours = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const

export function BadgeColours() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      {colours.map((color) => (
        <Badge key={color} badgeContent={7} color={color}>
          <InboxIcon size={32} />
        </Badge>
      ))}
    </Stack>
  )
}
