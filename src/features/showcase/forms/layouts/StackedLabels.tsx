import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { Saved } from './Saved'
import { useSavedForm } from './useSavedForm'

/** Labels above: the form for phones, and for most others. */
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
