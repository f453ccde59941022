import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { CloseIcon } from '#ui/icons/controls'
import { EyeIcon, EyeOffIcon } from '#ui/icons/entry'
import { SearchIcon } from '#ui/icons/menu'

export function FieldAdornments() {
  const [isShown, setShown] = useState(false)
  const [query, setQuery] = useState('wheel')
  const search = useRef<HTMLInputElement>(null)

  function clear() {
    setQuery('')
    search.current?.focus()
  }

  const amount = {
    htmlInput: { inputMode: 'decimal' },
    input: { endAdornment: <InputAdornment position="end">baht</InputAdornment> },
  } as const
  const eye = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={isShown ? 'Hide the password' : 'Show the password'}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
    </InputAdornment>
  )
  const glass = (
    <InputAdornment position="start">
      <SearchIcon />
    </InputAdornment>
  )
  const cross = query !== '' && (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label="Clear the search" onClick={clear}>
        <CloseIcon />
      </IconButton>
    </InputAdornment>
  )
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField label="Amount" defaultValue="500.00" slotProps={amount} />
      <TextField
        label="Password"
        type={isShown ? 'text' : 'password'}
        autoComplete="off"
        defaultValue="player1234"
        slotProps={{ input: { endAdornment: eye } }}
      />
      <TextField
        label="Find a promotion"
        inputRef={search}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        slotProps={{ input: { startAdornment: glass, endAdornment: cross } }}
      />
    </Stack>
  )
}
