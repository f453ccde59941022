import Autocomplete from '@mui/material/Autocomplete'
import CircularProgress from '@mui/material/CircularProgress'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'

/** Banks of Thailand with their kind. */
const banks = [
  { name: 'Bangkok Bank', kind: 'Commercial' },
  { name: 'Kasikornbank', kind: 'Commercial' },
  { name: 'Krungthai Bank', kind: 'Commercial' },
  { name: 'Siam Commercial Bank', kind: 'Commercial' },
  { name: 'Government Savings Bank', kind: 'State' },
  { name: 'Bank for Agriculture', kind: 'State' },
  { name: 'Islamic Bank of Thailand', kind: 'State' },
] as const

const bankNames = banks.map(({ name }) => name)

export function OneBank() {
  const [bank, setBank] = useState<string | null>(null)
  return (
    <>
      <Autocomplete
        options={bankNames}
        value={bank}
        onChange={(_, next) => setBank(next)}
        renderInput={(props) => <TextField {...props} label="Bank" />}
      />
      <Typography component="output" sx={{ display: 'block', mt: 1 }}>
        {bank === null ? 'No bank is chosen.' : `Chosen: ${bank}`}
      </Typography>
    </>
  )
}

const reasons = ['Deposit not seen', 'Withdrawal late', 'Bonus missing']

/** Suggests options, but accepts any other text. */
export function FreeText() {
  const [reason, setReason] = useState('')
  return (
    <>
      <Autocomplete
        freeSolo
        options={reasons}
        inputValue={reason}
        onInputChange={(_, next) => setReason(next)}
        renderInput={(props) => <TextField {...props} label="What is it about?" />}
      />
      <Typography component="output" sx={{ display: 'block', mt: 1 }}>
        {reason === '' ? 'Nothing written yet.' : `Written: ${reason}`}
      </Typography>
    </>
  )
}

/** Options must be sorted by group. */
export function GroupedBanks() {
  return (
    <Autocomplete
      options={banks}
      groupBy={({ kind }) => kind}
      getOptionLabel={({ name }) => name}
      renderInput={(props) => <TextField {...props} label="Bank by kind" />}
    />
  )
}

const members = ['Anan Boonmee', 'Dao Rattana', 'Krit Wongsa', 'Malee Srisai', 'Ploy Chaiyo']

/** Like a server: the options arrive one second after opening the list. */
export function SlowSearch() {
  const [isOpen, setOpen] = useState(false)
  const [options, setOptions] = useState<readonly string[]>([])
  const isLoading = isOpen && options.length === 0
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => setOptions(members), 1_000)
    return () => clearTimeout(timer)
  }, [isLoading])
  return (
    <Autocomplete
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      loading={isLoading}
      loadingText="Looking for members…"
      renderInput={(props) => (
        <TextField
          {...props}
          label="Member"
          helperText={isLoading ? 'Loading' : 'Opens with a delay'}
          slotProps={{
            ...props.slotProps,
            input: {
              ...props.slotProps.input,
              endAdornment: (
                <>
                  {isLoading && <CircularProgress size={20} aria-label="Loading members" />}
                  {props.slotProps.input.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
    />
  )
}

const games = ['Baccarat', 'Fishing', 'Football', 'Lottery', 'Poker', 'Slots']

/** Several values, each with a delete button; Backspace removes the last one. */
export function ManyTags() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={games}
      defaultValue={['Slots']}
      renderInput={(props) => <TextField {...props} label="Favourite games" />}
    />
  )
}

const provinces = ['Bangkok', 'Chiang Mai', 'Chon Buri', 'Khon Kaen', 'Phuket', 'Songkhla']

/** Without focus, only two are shown, and the number of the others. */
export function LimitedTags() {
  return (
    <Autocomplete
      multiple
      limitTags={2}
      options={provinces}
      defaultValue={provinces.slice(0, 4)}
      renderInput={(props) => <TextField {...props} label="Provinces" />}
    />
  )
}
