import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useState } from 'react'
import { ChevronIcon } from '#ui/icons/controls'

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
