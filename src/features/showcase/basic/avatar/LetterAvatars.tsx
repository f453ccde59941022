import Avatar from '@mui/material/Avatar'
import Stack from '@mui/material/Stack'
import { languageOf } from '#ui/display/DataText'

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
          // As large as its letters, which people enlarge in their browser.
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
