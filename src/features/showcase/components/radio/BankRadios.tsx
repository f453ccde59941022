import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId, useState } from 'react'

export function BankRadios() {
  const [bank, setBank] = useState('Kasikorn')
  const labelId = useId()
  return (
    <FormControl>
      <FormLabel id={labelId}>Pay out to</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={bank}
        onChange={(event) => setBank(event.target.value)}
      >
        <FormControlLabel value="Kasikorn" control={<Radio />} label="Kasikorn, book …7890" />
        <FormControlLabel value="Krungthai" control={<Radio />} label="Krungthai, book …4455" />
        <FormControlLabel
          disabled
          value="wallet"
          control={<Radio />}
          label="Wallet (confirm your phone number first)"
        />
      </RadioGroup>
      <output>The next withdrawal goes to {bank}.</output>
    </FormControl>
  )
}
