import Avatar from '@mui/material/Avatar'
import AvatarGroup from '@mui/material/AvatarGroup'
import Badge from '@mui/material/Badge'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { languageOf } from '#ui/display/DataText'
import { UserIcon } from '#ui/icons/menu'

const portraits = [
  { name: 'Ploy Chaiyo', picture: '/pictures/avatar-5.svg' },
  { name: 'Krit Wongsa', picture: '/pictures/avatar-12.svg' },
  { name: 'Dao Rattana', picture: '/pictures/avatar-15.svg' },
]

/** A picture without a visible name carries the name as its alternative text. */
export function PictureAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      {portraits.map(({ name, picture }) => (
        <Avatar key={name} src={picture} alt={name} />
      ))}
    </Stack>
  )
}

const people = [
  { letters: 'MS', name: 'Malee Srisai', colour: 'primary' },
  { letters: 'AB', name: 'Anan Boonmee', colour: 'secondary' },
  { letters: 'ด', name: 'ดาว รัตนา', colour: 'success' },
] as const

export function LetterAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      {people.map(({ letters, name, colour }) => (
        <Avatar
          key={name}
          role="img"
          aria-label={name}
          lang={languageOf(name)}
          // Scales with the font size of the browser.
          sx={{
            width: '2.5rem',
            height: '2.5rem',
            bgcolor: `${colour}.main`,
            color: `${colour}.contrastText`,
          }}
        >
          {letters}
        </Avatar>
      ))}
    </Stack>
  )
}

/** If a picture fails to load, letters or the icon of a person replace it. */
export function FallbackAvatars() {
  const [isLost, setLost] = useState(false)
  const picture = isLost ? undefined : '/pictures/avatar-9.svg'
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={2}>
        <Avatar
          {...(picture && { src: picture })}
          alt="Nicha Lertsin"
          sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          NL
        </Avatar>
        <Avatar
          {...(picture && { src: picture })}
          alt="Nicha Lertsin"
          sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          <UserIcon />
        </Avatar>
      </Stack>
      <Button variant="outlined" onClick={() => setLost(!isLost)}>
        {isLost ? 'Bring the pictures back' : 'Lose the pictures'}
      </Button>
    </Stack>
  )
}

const team = ['Malee', 'Anan', 'Nicha', 'Somchai', 'Ploy', 'Krit']

/** Shows three of six, and the number of the rest. */
export function AvatarGroups() {
  return (
    <AvatarGroup
      max={4}
      total={team.length}
      role="group"
      aria-label={`On duty: ${team.join(', ')}`}
      sx={{ justifyContent: 'flex-end' }}
      // Keeps the plus sign before the number in RTL pages.
      renderSurplus={(more) => <bdi>+{more}</bdi>}
      slotProps={{ surplus: { sx: { bgcolor: 'primary.main', color: 'primary.contrastText' } } }}
    >
      {team.map((name, index) => (
        <Avatar key={name} src={`/pictures/avatar-${index + 4}.svg`} alt={name} />
      ))}
    </AvatarGroup>
  )
}

/** A dot for sighted users, a text for screen readers. */
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
