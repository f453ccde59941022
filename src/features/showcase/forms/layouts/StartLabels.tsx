import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { LabelledRow } from './LabelledRow'
import { Saved } from './Saved'
import { useSavedForm } from './useSavedForm'

/** Labels at the start of the line: easy to look down, the fields stand apart. */
export function StartLabels() {
  const { saved, onSubmit } = useSavedForm()
  return (
    <Stack component="form" spacing={2} onSubmit={onSubmit}>
      <LabelledRow label="First name" name="First name" autoComplete="given-name" align="start" />
      <LabelledRow label="Surname" name="Surname" autoComplete="family-name" align="start" />
      <LabelledRow label="Email" name="Email" autoComplete="email" align="start" />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start', minHeight: 44 }}>
        Save
      </Button>
      <Saved saved={saved} />
    </Stack>
  )
}
