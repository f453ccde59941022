import Autocomplete from '@mui/material/Autocomplete'
import CircularProgress from '@mui/material/CircularProgress'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'

/** Banks of Thailand, with what kind each is. */
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

/** Suggestions, but any other words are taken as well. */
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

/** The options must come sorted by their group. */
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

/** As with a server: the options come a second after the list was opened. */
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

/** Several, each with its own cross; Backspace takes the last one back. */
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

/** Away from the field only two are shown, and how many more there are. */
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
