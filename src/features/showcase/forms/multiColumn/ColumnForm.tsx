import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { Saved } from '../layouts/Saved'
import { useSavedForm } from '../layouts/useSavedForm'

const fields = [
  ['Name', 'name'],
  ['Phone', 'tel'],
  ['Email', 'email'],
  ['Street', 'street-address'],
  ['Province', 'address-level1'],
  ['Post code', 'postal-code'],
] as const

/** Fields in columns of at least `least` pixels; on a phone there is one. */
export function ColumnForm({ least }: { least: number }) {
  const { saved, onSubmit } = useSavedForm()
  return (
    <Box component="form" onSubmit={onSubmit}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}px, 100%), 1fr))`,
        }}
      >
        {fields.map(([label, autoComplete]) => (
          <TextField key={label} label={label} name={label} autoComplete={autoComplete} />
        ))}
      </Box>
      <Button type="submit" variant="contained" sx={{ my: 2, minHeight: 44 }}>
        Save
      </Button>
      <Saved saved={saved} />
    </Box>
  )
}
