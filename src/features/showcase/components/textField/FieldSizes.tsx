import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'

export function FieldSizes() {
  return (
    <Stack sx={{ gap: 2, alignItems: 'start' }}>
      <TextField size="small" label="Small" defaultValue="Filter" />
      <TextField label="Medium" defaultValue="Form" />
      <TextField fullWidth label="Full width" defaultValue="As wide as there is room" />
    </Stack>
  )
}
