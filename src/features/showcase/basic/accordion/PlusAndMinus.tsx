import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary, { accordionSummaryClasses } from '@mui/material/AccordionSummary'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { MinusIcon, PlusIcon } from '#ui/icons/actions'

const levels = [
  { name: 'Bronze', gain: 'Cashback of 3% every Monday.' },
  { name: 'Silver', gain: 'Cashback of 5%, and withdrawals ahead of the queue.' },
  { name: 'Gold', gain: 'Cashback of 8%, and a person of our support of your own.' },
]

export function PlusAndMinus() {
  const id = useId()
  const [open, setOpen] = useState<readonly string[]>(['Silver'])
  const toggle = (name: string) =>
    setOpen(open.includes(name) ? open.filter((other) => other !== name) : [...open, name])
  return (
    <div>
      {levels.map(({ name, gain }, index) => {
        const isOpen = open.includes(name)
        return (
          <Level
            key={name}
            square
            disableGutters
            elevation={0}
            expanded={isOpen}
            onChange={() => toggle(name)}
          >
            <AccordionSummary
              id={`${id}-level-${index}`}
              aria-controls={`${id}-gain-${index}`}
              expandIcon={isOpen ? <MinusIcon size={20} /> : <PlusIcon size={20} />}
            >
              <Typography component="span">{name}</Typography>
            </AccordionSummary>
            <AccordionDetails>{gain}</AccordionDetails>
          </Level>
        )
      })}
    </div>
  )
}

/** Lines instead of boxes; the icon is at the start and changes instead of rotating. */
const Level = styled(Accordion)(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  '&::before': { display: 'none' },
  [`& .${accordionSummaryClasses.root}`]: {
    flexDirection: 'row-reverse',
    gap: 12,
    paddingInline: 0,
  },
  [`& .${accordionSummaryClasses.expandIconWrapper}`]: {
    transform: 'none',
    color: theme.palette.primary.readable,
  },
  '& .MuiAccordionDetails-root': { paddingInlineStart: 32 },
}))
