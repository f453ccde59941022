import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

const slips = ['D-1042', 'D-1043', 'D-1044']

/** The whole row ticks: it is the label of its box. */
export function CheckList() {
  const [checked, setChecked] = useState<readonly string[]>([])
  const toggle = (slip: string) =>
    setChecked(
      checked.includes(slip) ? checked.filter((each) => each !== slip) : [...checked, slip],
    )
  return (
    <>
      <List disablePadding>
        {slips.map((slip) => (
          <ListItem key={slip} disablePadding>
            <FormControlLabel
              control={<Checkbox checked={checked.includes(slip)} onChange={() => toggle(slip)} />}
              label={`Slip ${slip}`}
              sx={{ width: '100%' }}
            />
          </ListItem>
        ))}
      </List>
      <Typography component="output" sx={{ display: 'block' }}>
        {checked.length} of {slips.length} checked
      </Typography>
    </>
  )
}
