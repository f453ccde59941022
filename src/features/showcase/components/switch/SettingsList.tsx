import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'

const settings = [
  { name: 'Messages about deposits', hint: 'Within a minute' },
  { name: 'Messages about promotions', hint: 'At most once a day' },
  { name: 'Remind me to take a break', hint: 'Every hour' },
]

/** The row's words name the switch, its second line describes it. */
export function SettingsList() {
  const id = useId()
  const [on, setOn] = useState<readonly string[]>(['Messages about deposits'])
  const toggle = (name: string) =>
    setOn(on.includes(name) ? on.filter((each) => each !== name) : [...on, name])
  return (
    <>
      <List disablePadding>
        {settings.map(({ name, hint }, index) => (
          <ListItem
            key={name}
            disableGutters
            secondaryAction={
              <Switch
                edge="end"
                checked={on.includes(name)}
                slotProps={{
                  input: {
                    'aria-labelledby': `${id}name${index}`,
                    'aria-describedby': `${id}hint${index}`,
                  },
                }}
                onChange={() => toggle(name)}
              />
            }
          >
            <ListItemText
              primary={name}
              secondary={hint}
              slotProps={{
                primary: { id: `${id}name${index}` },
                secondary: { id: `${id}hint${index}` },
              }}
            />
          </ListItem>
        ))}
      </List>
      <Typography component="output" sx={{ display: 'block' }}>
        On: {on.length} of {settings.length}
      </Typography>
    </>
  )
}
