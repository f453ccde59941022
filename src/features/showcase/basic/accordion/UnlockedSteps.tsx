import Accordion from '@mui/material/Accordion'
import AccordionActions from '@mui/material/AccordionActions'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { ChevronIcon } from '#ui/icons/controls'

const steps = [
  {
    title: 'Confirm the phone number',
    text: 'We sent six digits to 081 234 5678.',
    action: 'I have confirmed it',
  },
  { title: 'Add a bank account', text: 'It must be in your own name.', action: 'I have added it' },
  {
    title: 'Claim the welcome bonus',
    text: '50 baht for bets on slots, valid for seven days.',
    action: 'Claim 50 baht',
  },
]

export function UnlockedSteps() {
  const id = useId()
  const [done, setDone] = useState(0)
  const [open, setOpen] = useState(0)

  const finish = (index: number) => {
    setDone(Math.max(done, index + 1))
    setOpen(index + 1)
    // The pressed button collapses with its step: move the focus to the next one.
    const next = Math.min(index + 1, steps.length - 1)
    setTimeout(() => document.getElementById(`${id}-title-${next}`)?.focus())
  }

  return (
    <div>
      {steps.map(({ title, text, action }, index) => (
        <Accordion
          key={title}
          variant="outlined"
          disableGutters
          disabled={index > done}
          expanded={open === index}
          onChange={(_event, isExpanded) => setOpen(isExpanded ? index : -1)}
        >
          <AccordionSummary
            id={`${id}-title-${index}`}
            aria-controls={`${id}-step-${index}`}
            expandIcon={<ChevronIcon towards="down" size={20} />}
            sx={{ gap: 1.5 }}
          >
            <Typography component="span">
              {`${index + 1}. ${title}${index < done ? ' ✓ done' : ''}`}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
          <AccordionActions>
            <Button disabled={index < done} onClick={() => finish(index)}>
              {action}
            </Button>
          </AccordionActions>
        </Accordion>
      ))}
      <Typography component="output" sx={{ display: 'block', mt: 1.5 }}>
        {done === steps.length
          ? 'All done. The bonus is yours.'
          : `${done} of ${steps.length} steps done`}
      </Typography>
    </div>
  )
}
