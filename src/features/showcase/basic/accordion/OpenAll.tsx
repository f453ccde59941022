import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { ChevronIcon } from '#ui/icons/controls'

const rules = [
  { title: 'Age', text: 'You are at least 20 years old. We ask for a paper that shows it.' },
  { title: 'One account', text: 'One person, one account, one bank book.' },
  { title: 'Fair play', text: 'No robots, and no bets for other people.' },
  {
    title: 'Time out',
    text: 'You can lock your account for a day, a week or permanently, at any time.',
  },
]

export function OpenAll() {
  const id = useId()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['Age']))
  const isAllOpen = open.size === rules.length

  const toggle = (title: string) => {
    const next = new Set(open)
    if (!next.delete(title)) next.add(title)
    setOpen(next)
  }

  return (
    <div>
      <Button
        sx={{ mb: 1 }}
        onClick={() => setOpen(new Set(isAllOpen ? [] : rules.map(({ title }) => title)))}
      >
        {isAllOpen ? 'Close all rules' : 'Open all rules'}
      </Button>
      {rules.map(({ title, text }, index) => (
        <Accordion
          key={title}
          disableGutters
          expanded={open.has(title)}
          onChange={() => toggle(title)}
          // Content is only rendered once expanded, which pays off for heavy content.
          slotProps={{ transition: { unmountOnExit: true } }}
        >
          <AccordionSummary
            id={`${id}-rule-${index}`}
            aria-controls={`${id}-text-${index}`}
            expandIcon={<ChevronIcon towards="down" size={20} />}
            sx={{ gap: 1.5 }}
          >
            <Typography component="span">{title}</Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  )
}
