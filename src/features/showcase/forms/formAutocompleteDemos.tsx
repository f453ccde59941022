import { valibotResolver } from '@hookform/resolvers/valibot'
import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Outcome } from './checked/Outcome'

const banks = ['Bangkok Bank', 'Kasikornbank', 'Krungthai Bank', 'Siam Commercial Bank']

const bankSchema = v.object({
  bank: v.nullable(
    v.pipe(
      v.string(),
      v.check((bank) => banks.includes(bank), 'No such bank'),
    ),
  ),
})

const needed = v.pipe(
  bankSchema,
  v.forward(
    v.check(({ bank }) => bank !== null, 'Choose one of the banks'),
    ['bank'],
  ),
)

/** Exactly one option of the list. */
export function BankForm() {
  const [outcome, setOutcome] = useState('')
  const { control, handleSubmit } = useForm<v.InferOutput<typeof bankSchema>>({
    resolver: valibotResolver(needed),
    defaultValues: { bank: null },
  })
  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      onSubmit={handleSubmit(
        ({ bank }) => setOutcome(`Sent: ${bank}.`),
        () => setOutcome(''),
      )}
    >
      <Controller
        control={control}
        name="bank"
        render={({ field: { ref, onChange, ...field }, fieldState: { error } }) => (
          <Autocomplete
            {...field}
            options={banks}
            onChange={(_, next) => onChange(next)}
            renderInput={(props) => (
              <TextField
                {...props}
                inputRef={ref}
                label="Your bank"
                error={error !== undefined}
                helperText={error?.message ?? ' '}
              />
            )}
          />
        )}
      />
      <Button type="submit" variant="contained">
        Send
      </Button>
      <Outcome>{outcome}</Outcome>
    </Stack>
  )
}

const games = ['Baccarat', 'Fishing', 'Football', 'Lottery', 'Poker', 'Slots']

const gamesSchema = v.object({
  games: v.pipe(
    v.array(v.string()),
    v.minLength(2, 'Choose at least two'),
    v.maxLength(4, 'Choose at most four'),
  ),
})

/** Two to four options; the count is announced while choosing. */
export function GamesForm() {
  const [outcome, setOutcome] = useState('')
  const { control, handleSubmit } = useForm<v.InferOutput<typeof gamesSchema>>({
    resolver: valibotResolver(gamesSchema),
    defaultValues: { games: [] },
  })
  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      onSubmit={handleSubmit(
        (values) => setOutcome(`Sent: ${values.games.join(', ')}.`),
        () => setOutcome(''),
      )}
    >
      <Controller
        control={control}
        name="games"
        render={({ field: { ref, onChange, value, ...field }, fieldState: { error } }) => (
          <Autocomplete
            {...field}
            multiple
            value={value}
            options={games}
            onChange={(_, next) => onChange(next)}
            renderInput={(props) => (
              <TextField
                {...props}
                inputRef={ref}
                label="Games that you like"
                error={error !== undefined}
                helperText={error?.message ?? `${value.length} of 2 to 4`}
              />
            )}
          />
        )}
      />
      <Button type="submit" variant="contained">
        Send
      </Button>
      <Outcome>{outcome}</Outcome>
    </Stack>
  )
}

const reasons = ['Deposit not seen', 'Withdrawal late', 'Bonus missing']

const reasonSchema = v.object({
  reason: v.pipe(v.string(), v.trim(), v.minLength(5, 'Say it in at least five letters')),
})

/** Suggests common reasons, and accepts any text. */
export function ReasonForm() {
  const [outcome, setOutcome] = useState('')
  const { control, handleSubmit } = useForm({
    resolver: valibotResolver(reasonSchema),
    defaultValues: { reason: '' },
  })
  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      onSubmit={handleSubmit(
        ({ reason }) => setOutcome(`Sent: ${reason}.`),
        () => setOutcome(''),
      )}
    >
      <Controller
        control={control}
        name="reason"
        render={({ field: { ref, onChange, value }, fieldState: { error } }) => (
          <Autocomplete
            freeSolo
            options={reasons}
            inputValue={value}
            onInputChange={(_, next) => onChange(next)}
            renderInput={(props) => (
              <TextField
                {...props}
                inputRef={ref}
                label="What is it about?"
                error={error !== undefined}
                helperText={error?.message ?? ' '}
              />
            )}
          />
        )}
      />
      <Button type="submit" variant="contained">
        Send
      </Button>
      <Outcome>{outcome}</Outcome>
    </Stack>
  )
}
