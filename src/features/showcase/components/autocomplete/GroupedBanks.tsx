import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { banks } from './banks'

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
