import Avatar from '@mui/material/Avatar'
import Stack from '@mui/material/Stack'

const people = [
  { name: 'Ploy Chaiyo', picture: '/pictures/avatar-5.svg' },
  { name: 'Krit Wongsa', picture: '/pictures/avatar-12.svg' },
  { name: 'Dao Rattana', picture: '/pictures/avatar-15.svg' },
]

/** Where no name stands beside it, the picture carries the name. */
export function PictureAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      {people.map(({ name, picture }) => (
        <Avatar key={name} src={picture} alt={name} />
      ))}
    </Stack>
  )
}
