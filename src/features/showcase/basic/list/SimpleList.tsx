import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'

const rules = [
  { rule: 'Play with what you can spare', reason: 'Set a limit before you begin.' },
  { rule: 'Take breaks', reason: 'The clock reminds you every hour.' },
  { rule: 'Talk to us', reason: 'The chat answers within a minute.' },
]

export function SimpleList() {
  return (
    <List disablePadding>
      {rules.map(({ rule, reason }) => (
        <ListItem key={rule} disableGutters>
          <ListItemText primary={rule} secondary={reason} />
        </ListItem>
      ))}
    </List>
  )
}
