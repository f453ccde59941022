import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'

export function FieldVariants() {
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField label="Outlined" variant="outlined" defaultValue="Malee Srisuk" />
      <TextField label="Filled" variant="filled" defaultValue="Malee Srisuk" />
      <TextField label="Standard" variant="standard" defaultValue="Malee Srisuk" />
    </Stack>
  )
}
