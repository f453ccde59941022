import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Collapse from '@mui/material/Collapse'
import Divider from '@mui/material/Divider'
import FormControlLabel from '@mui/material/FormControlLabel'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemAvatar from '@mui/material/ListItemAvatar'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Typography from '@mui/material/Typography'
import { Fragment, useState } from 'react'
import { SendIcon, TrashIcon } from '#ui/icons/actions'
import { ChevronIcon } from '#ui/icons/controls'
import { InboxIcon } from '#ui/icons/mail'

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

const messages = [
  { from: 'Ploy Chaiyo', text: 'The slip is read, the money is there.', avatar: 5 },
  { from: 'Krit Wongsa', text: 'Your withdrawal is on its way.', avatar: 12 },
]

export function PeopleList() {
  return (
    <List disablePadding>
      {messages.map(({ from, text, avatar }, index) => (
        <Fragment key={from}>
          {index > 0 && <Divider component="li" variant="inset" aria-hidden="true" />}
          <ListItem disableGutters>
            <ListItemAvatar>
              <Avatar src={`/pictures/avatar-${avatar}.svg`} alt="" />
            </ListItemAvatar>
            <ListItemText primary={from} secondary={text} />
          </ListItem>
        </Fragment>
      ))}
    </List>
  )
}

const folders = [
  { name: 'Inbox', Icon: InboxIcon },
  { name: 'Sent', Icon: SendIcon },
  { name: 'Trash', Icon: TrashIcon },
]

export function SelectedList() {
  const [chosen, setChosen] = useState('Inbox')
  return (
    <List disablePadding>
      {folders.map(({ name, Icon }) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={chosen === name}
            aria-current={chosen === name}
            onClick={() => setChosen(name)}
          >
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  )
}

const slips = ['D-1042', 'D-1043', 'D-1044']

/** The whole row is the label of its checkbox. */
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

const groups = [
  { name: 'Deposits', items: ['PromptPay', 'Bank transfer'] },
  { name: 'Withdrawals', items: ['First account', 'Second account'] },
]

export function NestedList() {
  const [open, setOpen] = useState<string | null>('Deposits')
  return (
    <List disablePadding>
      {groups.map(({ name, items }) => (
        <li key={name}>
          <ListItemButton
            aria-expanded={open === name}
            onClick={() => setOpen(open === name ? null : name)}
          >
            <ListItemText primary={name} />
            <ChevronIcon towards={open === name ? 'up' : 'down'} size={18} />
          </ListItemButton>
          <Collapse in={open === name} unmountOnExit>
            <List disablePadding>
              {items.map((item) => (
                <ListItem key={item} sx={{ paddingInlineStart: 4 }}>
                  <ListItemText primary={item} />
                </ListItem>
              ))}
            </List>
          </Collapse>
        </li>
      ))}
    </List>
  )
}

const days = {
  Monday: ['09:00 Deposit 500.00', '11:30 Bonus 50.00', '18:05 Deposit 300.00'],
  Tuesday: ['08:20 Withdrawal 400.00', '20:15 Deposit 100.00'],
  Wednesday: ['10:10 Cashback 32.00', '22:40 Deposit 200.00'],
}

/** The day stays visible while its entries scroll. */
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
