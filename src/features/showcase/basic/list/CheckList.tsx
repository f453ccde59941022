import Checkbox from '@mui/material/Checkbox'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'

const slips = ['D-1042', 'D-1043', 'D-1044']

/** The whole row ticks. */
export function CheckList() {
  const id = useId()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const toggle = (slip: string) =>
    setTicked(ticked.includes(slip) ? ticked.filter((each) => each !== slip) : [...ticked, slip])
  return (
    <>
      <List disablePadding>
        {slips.map((slip) => (
          <ListItem key={slip} disablePadding>
            <ListItemButton component="label" dense>
              <ListItemIcon>
                <Checkbox
                  edge="start"
                  checked={ticked.includes(slip)}
                  slotProps={{ input: { 'aria-labelledby': id + slip } }}
                  onChange={() => toggle(slip)}
                />
              </ListItemIcon>
              <ListItemText id={id + slip} primary={`Slip ${slip}`} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography component="output" sx={{ display: 'block' }}>
        {ticked.length} of {slips.length} checked
      </Typography>
    </>
  )
}
