import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { useRef, useState } from 'react'

export function ClosableAlert() {
  const [isOpen, setOpen] = useState(true)
  const again = useRef<HTMLButtonElement>(null)

  function close() {
    setOpen(false)
    // The close button is about to go: the focus must not go with it.
    again.current?.focus()
  }

  return (
    <>
      <Collapse in={isOpen}>
        <Alert
          severity="info"
          role="note"
          closeText="Close the weekend notice"
          onClose={close}
          sx={{ mb: 2 }}
        >
          Deposit 300 baht or more this weekend and get 10% on top.
        </Alert>
      </Collapse>
      <Button
        ref={again}
        variant="outlined"
        aria-disabled={isOpen}
        onClick={() => setOpen(true)}
        sx={{ opacity: isOpen ? 0.7 : 1 }}
      >
        {isOpen ? 'The notice is shown' : 'Show the notice again'}
      </Button>
    </>
  )
}
