import Avatar from '@mui/material/Avatar'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemAvatar from '@mui/material/ListItemAvatar'
import ListItemText from '@mui/material/ListItemText'

const team = [
  { name: 'Malee Srisai', role: 'Director', shift: 'until 18:00', avatar: 3 },
  { name: 'Anan Boonmee', role: 'Payments', shift: 'until 22:00', avatar: 8 },
  { name: 'Nicha Lertsin', role: 'Members', shift: 'on leave', avatar: 9 },
]

export function Team() {
  return (
    <List disablePadding>
      {team.map(({ name, role, shift, avatar }) => (
        <ListItem key={name} disableGutters>
          <ListItemAvatar>
            <Avatar src={`/pictures/avatar-${avatar}.svg`} alt="" />
          </ListItemAvatar>
          <ListItemText primary={name} secondary={`${role}, ${shift}`} />
        </ListItem>
      ))}
    </List>
  )
}
