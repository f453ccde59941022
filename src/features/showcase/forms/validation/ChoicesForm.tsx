import { valibotResolver } from '@hookform/resolvers/valibot'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Outcome } from '../checked/Outcome'

const schema = v.object({
  payout: v.pipe(v.string(), v.nonEmpty('Choose how the money comes to you')),
  accepted: v.pipe(
    v.boolean(),
    v.check((isAccepted) => isAccepted, 'The rules must be accepted'),
  ),
})

/** Radio buttons and a checkbox, each with its error below. */
export function ChoicesForm() {
  const id = useId()
  const [outcome, setOutcome] = useState('')
  const { control, handleSubmit, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { payout: '', accepted: false },
  })
  const { payout, accepted } = formState.errors
  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      onSubmit={handleSubmit(
        (values) => setOutcome(`Right: by ${values.payout}.`),
        () => setOutcome(''),
      )}
    >
      <FormControl error={payout !== undefined} aria-describedby={`${id}payout`}>
        <FormLabel id={`${id}label`}>Pay out by</FormLabel>
        <Controller
          control={control}
          name="payout"
          render={({ field: { ref, ...field } }) => (
            <RadioGroup {...field} aria-labelledby={`${id}label`}>
              <FormControlLabel
                value="bank transfer"
                control={<Radio slotProps={{ input: { ref } }} />}
                label="Bank transfer"
              />
              <FormControlLabel value="PromptPay" control={<Radio />} label="PromptPay" />
            </RadioGroup>
          )}
        />
        <FormHelperText id={`${id}payout`}>{payout?.message ?? ' '}</FormHelperText>
      </FormControl>
      <FormControl error={accepted !== undefined}>
        <Controller
          control={control}
          name="accepted"
          render={({ field: { value, ref, ...field } }) => (
            <FormControlLabel
              control={
                <Checkbox
                  {...field}
                  checked={value}
                  slotProps={{ input: { ref, 'aria-describedby': `${id}accepted` } }}
                />
              }
              label="I accept the rules"
            />
          )}
        />
        <FormHelperText id={`${id}accepted`}>{accepted?.message ?? ' '}</FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained">
        Send
      </Button>
      <Outcome>{outcome}</Outcome>
    </Stack>
  )
}
