import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { Saved } from './Saved'
import { useSavedForm } from './useSavedForm'

/** One question in one line: a code, a search, an address for news. */
export function InlineForm() {
  const { saved, onSubmit } = useSavedForm()
  return (
    <>
      <Box component="form" onSubmit={onSubmit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TextField label="Credit code" name="Code" autoComplete="off" sx={{ flex: '1 1 180px' }} />
        <Button type="submit" variant="contained" sx={{ minHeight: 44 }}>
          Use the code
        </Button>
      </Box>
      <Saved saved={saved} />
    </>
  )
}
