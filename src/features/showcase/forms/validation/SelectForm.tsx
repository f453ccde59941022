import { valibotResolver } from '@hookform/resolvers/valibot'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Outcome } from '../checked/Outcome'

const noLimit = 'no limit'

const schema = v.pipe(
  v.object({
    limit: v.pipe(v.string(), v.nonEmpty('Choose a limit')),
    isSure: v.boolean(),
  }),
  v.forward(
    v.check(
      ({ limit, isSure }) => limit !== noLimit || isSure,
      'Playing without a limit needs the switch below',
    ),
    ['limit'],
  ),
)

/** A rule for two fields: its error is shown at the one that users look at. */
export function SelectForm() {
  const [outcome, setOutcome] = useState('')
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { limit: '', isSure: false },
  })
  const { limit } = formState.errors
  const { ref, ...field } = register('limit')
  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      onSubmit={handleSubmit(
        (values) => setOutcome(`Right: ${values.limit}.`),
        () => setOutcome(''),
      )}
    >
      <TextField
        {...field}
        inputRef={ref}
        select
        fullWidth
        label="Deposits a day"
        error={limit !== undefined}
        helperText={limit?.message ?? ' '}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">Choose</option>
        <option value="1,000.00 baht">Up to 1,000.00 baht</option>
        <option value="5,000.00 baht">Up to 5,000.00 baht</option>
        <option value={noLimit}>No limit</option>
      </TextField>
      <FormControlLabel
        // A change of either field checks the rule again.
        control={<Switch {...register('isSure', { deps: 'limit' })} />}
        label="I know what I am doing"
      />
      <Button type="submit" variant="contained">
        Set the limit
      </Button>
      <Outcome>{outcome}</Outcome>
    </Stack>
  )
}
