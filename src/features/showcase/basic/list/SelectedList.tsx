import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { useState } from 'react'
import { SendIcon, TrashIcon } from '#ui/icons/actions'
import { InboxIcon } from '#ui/icons/mail'

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
