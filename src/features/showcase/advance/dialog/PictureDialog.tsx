import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Grow from '@mui/material/Grow'
import IconButton from '@mui/material/IconButton'
import { useId, useState } from 'react'
import { CloseIcon } from '#ui/icons/controls'

export function PictureDialog() {
  const [isOpen, setOpen] = useState(false)
  const [isJoined, setJoined] = useState(false)
  const titleId = useId()
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {isJoined ? 'You have joined: look again' : 'See this week’s tournament'}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        maxWidth="xs"
        aria-labelledby={titleId}
        slots={{ transition: Grow }}
        slotProps={{ paper: { sx: { borderRadius: 4, textAlign: 'center' } } }}
      >
        <Box
          component="img"
          src="/pictures/cover-2.svg"
          alt=""
          sx={{ height: 140, width: 1, objectFit: 'cover' }}
        />
        <IconButton
          aria-label="Close"
          onClick={close}
          sx={{
            position: 'absolute',
            insetBlockStart: 8,
            insetInlineEnd: 8,
            bgcolor: 'background.paper',
            '&:hover': { bgcolor: 'background.default' },
          }}
        >
          <CloseIcon size={20} />
        </IconButton>
        <DialogTitle id={titleId}>Lantern Festival Cup</DialogTitle>
        <DialogContent>
          Collect points until Sunday. The first hundred share 50,000 baht of free spins.
        </DialogContent>
        <DialogActions sx={{ justifyContent: 'center', pb: 3 }}>
          <Button
            variant="contained"
            onClick={() => {
              setJoined(!isJoined)
              close()
            }}
          >
            {isJoined ? 'Leave the cup' : 'Join for free'}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
