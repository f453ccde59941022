import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'

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
