import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Saved, useSavedForm } from './checked/Outcome'

interface LabelledRowProps {
  label: string
  name: string
  autoComplete: string
  /** Alignment of the label in its column. */
  align: 'start' | 'end'
}

/** Label and field on one line; above each other in narrow places. */
function LabelledRow({ label, name, autoComplete, align }: LabelledRowProps) {
  const id = useId()
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: { sm: '140px minmax(0, 1fr)' },
      }}
    >
      <FormLabel htmlFor={id} sx={{ textAlign: { sm: align } }}>
        {label}
      </FormLabel>
      <OutlinedInput id={id} name={name} autoComplete={autoComplete} />
    </Box>
  )
}

/** Labels above the fields: for phones, and for most other forms. */
export function StackedLabels() {
  const id = useId()
  const { saved, onSubmit } = useSavedForm()
  return (
    <Box component="form" onSubmit={onSubmit} sx={{ display: 'grid', gap: 1 }}>
      <FormLabel htmlFor={`${id}name`}>Name on the account</FormLabel>
      <OutlinedInput id={`${id}name`} name="Name" autoComplete="name" />
      <FormLabel htmlFor={`${id}line`}>LINE id</FormLabel>
      <OutlinedInput
        id={`${id}line`}
        name="LINE"
        autoComplete="off"
        aria-describedby={`${id}hint`}
      />
      <FormHelperText id={`${id}hint`}>So that the admin can reach you.</FormHelperText>
      <Button type="submit" variant="contained" sx={{ justifySelf: 'start', minHeight: 44 }}>
        Save
      </Button>
      <Saved saved={saved} />
    </Box>
  )
}

/** Labels aligned to the start: easy to scan, but away from their fields. */
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

/** Labels close to their fields. */
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

/** Sections with headings and dividers, for forms with several topics. */
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

/** One question on one line: a code, a search, an address for news. */
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
