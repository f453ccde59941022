import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'

/** Fictional, and long enough to scroll. */
const terms = [
  'The bonus is 10% of one deposit of at least 300.00 baht, and at most 500.00 baht.',
  'It can be claimed once a week, from Monday 00:00 to Sunday 23:59, Bangkok time.',
  'The turnover is five times the sum of deposit and bonus. All games count in full.',
  'Until the turnover is reached, the bonus and what was won with it cannot be withdrawn.',
  'The bonus ends seven days after it was given. The rest of it is then deducted.',
  'A member may have one bonus at a time. The earlier one has to end before a new one begins.',
  'Cashback is calculated on losses without a bonus, on the first day of each month.',
  'Friends you invited count from their first deposit.',
  'Several accounts of one person are merged, and their bonuses are added up.',
  'If a game breaks off, the last complete round counts.',
  'Questions are answered in the chat at any hour, in Thai and in English.',
  'You can ask for older versions of these terms in the chat.',
] as const

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
        {/* A scrollable area must be reachable by keyboard. */}
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
