import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { LabelledRow } from './LabelledRow'
import { Saved } from './Saved'
import { useSavedForm } from './useSavedForm'

/** Parts with a heading and a line between them, for forms that ask for more than one thing. */
export function DividedForm() {
  const { saved, onSubmit } = useSavedForm()
  return (
    <Stack component="form" spacing={2} onSubmit={onSubmit} divider={<Divider flexItem />}>
      <Stack spacing={2}>
        <Typography component="h3" variant="h5">
          You
        </Typography>
        <LabelledRow label="Name" name="Name" autoComplete="name" align="start" />
      </Stack>
      <Stack spacing={2}>
        <Typography component="h3" variant="h5">
          Your bank
        </Typography>
        <LabelledRow label="Bank" name="Bank" autoComplete="off" align="start" />
        <LabelledRow label="Account number" name="Account" autoComplete="off" align="start" />
      </Stack>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Button type="submit" variant="contained" sx={{ minHeight: 44 }}>
          Save
        </Button>
        <Saved saved={saved} />
      </Stack>
    </Stack>
  )
}
