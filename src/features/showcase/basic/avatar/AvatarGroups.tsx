import Avatar from '@mui/material/Avatar'
import AvatarGroup from '@mui/material/AvatarGroup'

const team = ['Malee', 'Anan', 'Nicha', 'Somchai', 'Ploy', 'Krit']

/** Four of six are shown; the rest is a number. */
export function AvatarGroups() {
  return (
    <AvatarGroup
      max={4}
      total={team.length}
      role="group"
      aria-label={`On duty: ${team.join(', ')}`}
      sx={{ justifyContent: 'flex-end' }}
      // From right to left too the sign stands in front.
      renderSurplus={(more) => <bdi>+{more}</bdi>}
      slotProps={{ surplus: { sx: { bgcolor: 'primary.main', color: 'primary.contrastText' } } }}
    >
      {team.map((name, index) => (
        <Avatar key={name} src={`/pictures/avatar-${index + 4}.svg`} alt={name} />
      ))}
    </AvatarGroup>
  )
}
