import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { Saved, useSavedForm } from './checked/Outcome'

const fields = [
  ['Name', 'name'],
  ['Phone', 'tel'],
  ['Email', 'email'],
  ['Street', 'street-address'],
  ['Province', 'address-level1'],
  ['Post code', 'postal-code'],
] as const

/** Pixels. */
const [gap, least] = [16, 180]

/** As many columns as fit, up to `most`; on a phone one. */
function ColumnForm({ most }: { most: number }) {
  const share = `(100% - ${(most - 1) * gap}px) / ${most}`
  const { saved, onSubmit } = useSavedForm()
  return (
    <Box component="form" onSubmit={onSubmit}>
      <Box
        sx={{
          display: 'grid',
          gap: `${gap}px`,
          gridTemplateColumns: `repeat(auto-fit, minmax(max(${share}, min(${least}px, 100%)), 1fr))`,
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

/** Short fields, as wide as the expected input. */
export function OneColumn() {
  return (
    <Box sx={{ maxWidth: 420 }}>
      <ColumnForm most={1} />
    </Box>
  )
}

export function TwoColumns() {
  return <ColumnForm most={2} />
}

export function ThreeColumns() {
  return <ColumnForm most={3} />
}

export function FourColumns() {
  return <ColumnForm most={4} />
}
