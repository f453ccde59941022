import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import CssBaseline from '@mui/material/CssBaseline'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'

/** Login form written the usual way with TextField, because that is what people compare with. */
export function LoginForm() {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  return (
    <Container maxWidth="xs">
      <CssBaseline />
      <form onSubmit={stayHere}>
        <Typography variant="h1" sx={{ fontSize: 24, my: 3 }}>
          Log in
        </Typography>
        <TextField
          fullWidth
          margin="normal"
          label="Phone number"
          name="username"
          autoComplete="username"
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <TextField
          fullWidth
          margin="normal"
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button fullWidth type="submit" variant="contained">
          Log in
        </Button>
      </form>
    </Container>
  )
}

function stayHere(event: FormEvent): void {
  event.preventDefault()
}
