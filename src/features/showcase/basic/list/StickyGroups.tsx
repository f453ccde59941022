import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'

const days = {
  Monday: ['09:00 Deposit 500.00', '11:30 Bonus 50.00', '18:05 Deposit 300.00'],
  Tuesday: ['08:20 Withdrawal 400.00', '20:15 Deposit 100.00'],
  Wednesday: ['10:10 Cashback 32.00', '22:40 Deposit 200.00'],
}

/** The day stays in sight while its entries scroll. */
export function StickyGroups() {
  return (
    <Box
      component="section"
      tabIndex={0}
      aria-label="History by day"
      sx={{ maxHeight: 220, overflowY: 'auto' }}
    >
      {Object.entries(days).map(([day, entries]) => (
        <List key={day} disablePadding subheader={<ListSubheader>{day}</ListSubheader>}>
          {entries.map((entry) => (
            <ListItem key={entry}>
              <ListItemText primary={entry} />
            </ListItem>
          ))}
        </List>
      ))}
    </Box>
  )
}
