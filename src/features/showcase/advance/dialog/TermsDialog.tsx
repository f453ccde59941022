import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { terms } from './terms'

export function TermsDialog() {
  const [isOpen, setOpen] = useState(false)
  const [scroll, setScroll] = useState<'paper' | 'body'>('paper')
  const titleId = useId()

  function open(what: 'paper' | 'body') {
    setScroll(what)
    setOpen(true)
  }

  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => open('paper')}>
          Text scrolls inside
        </Button>
        <Button variant="outlined" onClick={() => open('body')}>
          Whole dialog scrolls
        </Button>
      </Stack>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        scroll={scroll}
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId}>Terms of the weekend bonus</DialogTitle>
        {/* What scrolls must be reachable with the keyboard. */}
        <DialogContent dividers tabIndex={0} role="region" aria-label="Text of the terms">
          <ol>
            {terms.map((term) => (
              <li key={term}>
                <p>{term}</p>
              </li>
            ))}
          </ol>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={() => setOpen(false)}>
            I have read them
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
