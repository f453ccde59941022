import Badge from '@mui/material/Badge'
import Stack from '@mui/material/Stack'
import { GiftIcon } from '#ui/icons/menu'

const places = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
] as const

export function BadgePlaces() {
  return (
    <Stack direction="row" spacing={4}>
      {places.map((place) => (
        <Badge
          key={`${place.vertical} ${place.horizontal}`}
          badgeContent={4}
          color="primary"
          anchorOrigin={place}
        >
          <GiftIcon size={32} />
        </Badge>
      ))}
    </Stack>
  )
}
