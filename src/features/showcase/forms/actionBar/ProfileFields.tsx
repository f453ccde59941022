import CardContent from '@mui/material/CardContent'
import TextField from '@mui/material/TextField'

/** Two fields, so that there is something to send. */
export function ProfileFields({ autoFocus = false }: { autoFocus?: boolean }) {
  return (
    <CardContent sx={{ display: 'grid', gap: 2 }}>
      <TextField label="Nickname" name="Nickname" autoComplete="nickname" autoFocus={autoFocus} />
      <TextField label="Favourite game" name="Game" autoComplete="off" />
    </CardContent>
  )
}
