import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemAvatar from '@mui/material/ListItemAvatar'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'

const friends = [
  { name: 'Malee Srisuk', phone: '081-xxx-4410', picture: '/pictures/avatar-3.svg' },
  { name: 'Anan Boonmee', phone: '089-xxx-2075', picture: '/pictures/avatar-5.svg' },
  { name: 'Ploy Chaiyo', phone: '062-xxx-9931', picture: '/pictures/avatar-9.svg' },
] as const

export function ChoiceDialog() {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string>('nobody yet')
  const titleId = useId()
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Choose who gets the gift
      </Button>
      <Typography
        component="output"
        sx={{ display: 'block', mt: 1.5 }}
      >{`The gift goes to ${chosen}.`}</Typography>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Who gets the free spins?</DialogTitle>
        <List sx={{ pt: 0, minWidth: 260 }}>
          {friends.map(({ name, phone, picture }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={name === chosen}
                aria-current={name === chosen}
                onClick={() => {
                  setChosen(name)
                  setOpen(false)
                }}
              >
                <ListItemAvatar>
                  <Avatar src={picture} alt="" />
                </ListItemAvatar>
                <ListItemText primary={name} secondary={phone} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </>
  )
}
