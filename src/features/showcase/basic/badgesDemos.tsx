import Avatar from '@mui/material/Avatar'
import Badge from '@mui/material/Badge'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { InboxIcon } from '#ui/icons/mail'
import { BellIcon, ChatIcon, GiftIcon, MailIcon } from '#ui/icons/menu'

/** The accessible name of the button includes the number. */
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

/** Above 99 the exact number does not help. */
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

/** Shows that there is something new, not how much. */
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
