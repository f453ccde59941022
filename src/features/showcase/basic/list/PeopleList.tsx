import Avatar from '@mui/material/Avatar'
import Divider from '@mui/material/Divider'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemAvatar from '@mui/material/ListItemAvatar'
import ListItemText from '@mui/material/ListItemText'
import { Fragment } from 'react'

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
