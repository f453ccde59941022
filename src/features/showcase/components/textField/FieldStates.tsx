import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'

export function FieldStates() {
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField label="Nickname" placeholder="As friends call you" />
      <TextField required label="Account name" defaultValue="Malee Srisuk" />
      <TextField
        label="Member number"
        defaultValue="M1001"
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField disabled label="Bank" defaultValue="Kasikorn" />
      <TextField error label="Book number" defaultValue="123-4" helperText="Ten digits, please." />
      <TextField
        color="success"
        focused
        label="Invitation code"
        defaultValue="FRIEND-88"
        helperText="The code is good: Somchai invited you."
      />
    </Stack>
  )
}
