import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'

const channels = ['Bonus messages', 'Deposits and withdrawals', 'Friends who join', 'News'] as const

export function FullScreenDialog() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const [isOpen, setOpen] = useState(false)
  const [on, setOn] = useState<readonly string[]>(['Deposits and withdrawals'])
  const titleId = useId()
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Notification settings
      </Button>
      <Typography
        component="output"
        sx={{ display: 'block', mt: 1.5 }}
      >{`On: ${on.length} of 4.`}</Typography>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        fullScreen={isPhone}
        fullWidth
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId}>What should we tell you?</DialogTitle>
        <DialogContent dividers>
          <Stack>
            {channels.map((name) => (
              <FormControlLabel
                key={name}
                label={name}
                control={
                  <Switch
                    checked={on.includes(name)}
                    onChange={(_, checked) =>
                      setOn(checked ? [...on, name] : on.filter((other) => other !== name))
                    }
                  />
                }
              />
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={() => setOpen(false)}>
            Done
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
