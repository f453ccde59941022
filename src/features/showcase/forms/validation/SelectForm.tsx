import { valibotResolver } from '@hookform/resolvers/valibot'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Outcome } from '../checked/Outcome'

const schema = v.pipe(
  v.object({
    limit: v.pipe(v.string(), v.nonEmpty('Choose a limit')),
    isSure: v.boolean(),
  }),
  v.forward(
    v.check(
      ({ limit, isSure }) => limit !== 'none' || isSure,
      'Playing without a limit needs the switch below',
    ),
    ['limit'],
  ),
)

/** A rule over two fields: its message stands at the one that people look at. */
export function SelectForm() {
  const id = useId()
  const [outcome, setOutcome] = useState('')
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { limit: '', isSure: false },
  })
  const { limit } = formState.errors
  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      onSubmit={handleSubmit((values) => setOutcome(`Right: ${values.limit}.`))}
    >
      <FormControl error={limit !== undefined} fullWidth>
        <InputLabel variant="standard" htmlFor={id} shrink>
          Deposits a day
        </InputLabel>
        <NativeSelect
          {...register('limit')}
          inputProps={{
            id,
            'aria-describedby': `${id}message`,
            'aria-invalid': limit !== undefined,
          }}
        >
          <option value="">Choose</option>
          <option value="1,000.00 baht">1,000.00 baht</option>
          <option value="5,000.00 baht">5,000.00 baht</option>
          <option value="none">No limit</option>
        </NativeSelect>
        <FormHelperText id={`${id}message`}>{limit?.message ?? ' '}</FormHelperText>
      </FormControl>
      <FormControlLabel
        control={<Switch {...register('isSure')} />}
        label="I know what I am doing"
      />
      <Button type="submit" variant="contained">
        Set the limit
      </Button>
      <Outcome>{outcome}</Outcome>
    </Stack>
  )
}
