import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { LabelledRow } from './LabelledRow'
import { Saved } from './Saved'
import { useSavedForm } from './useSavedForm'

/** Labels close to their fields: the eye needs no jump. */
export function EndLabels() {
  const { saved, onSubmit } = useSavedForm()
  return (
    <Stack component="form" spacing={2} onSubmit={onSubmit}>
      <LabelledRow label="First name" name="First name" autoComplete="given-name" align="end" />
      <LabelledRow label="Surname" name="Surname" autoComplete="family-name" align="end" />
      <LabelledRow label="Email" name="Email" autoComplete="email" align="end" />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-end', minHeight: 44 }}>
        Save
      </Button>
      <Saved saved={saved} />
    </Stack>
  )
}
