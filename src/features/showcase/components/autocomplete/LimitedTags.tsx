import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'

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
