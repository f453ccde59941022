import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { ChevronIcon } from '#ui/icons/controls'

const questions = [
  {
    question: 'How long does a deposit take?',
    answer:
      'Usually under a minute. Between 23:50 and 00:30 the banks close their books; then up to an hour.',
  },
  {
    question: 'Why was my withdrawal refused?',
    answer:
      'The name of the bank account must be the name of the member. We never pay to anybody else.',
  },
  {
    question: 'What does “turnover ×3” mean?',
    answer: 'A bonus of 100 baht can be paid out once bets of 300 baht were placed with it.',
  },
]

export function HelpQuestions() {
  const id = useId()
  return (
    <div>
      {questions.map(({ question, answer }, index) => (
        <Accordion key={question} variant="outlined" disableGutters defaultExpanded={index === 0}>
          <AccordionSummary
            id={`${id}-question-${index}`}
            aria-controls={`${id}-answer-${index}`}
            expandIcon={<ChevronIcon towards="down" size={20} />}
            sx={{ gap: 1.5 }}
          >
            <Typography component="span" sx={{ fontWeight: 'medium' }}>
              {question}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  )
}

const ways = [
  {
    name: 'Bank transfer',
    note: 'free, from 20 baht',
    steps: 'Send the money to the account shown, then upload the slip.',
  },
  {
    name: 'PromptPay QR',
    note: 'free, from 1 baht',
    steps: 'Scan the code with the app of your bank. It is valid for ten minutes.',
  },
  {
    name: 'TrueMoney wallet',
    note: '1.5% fee',
    steps: 'Type your wallet number and confirm the request in the wallet app.',
  },
]

export function OneAtATime() {
  const id = useId()
  const [open, setOpen] = useState<string | null>('PromptPay QR')
  return (
    <div>
      {ways.map(({ name, note, steps }, index) => (
        <Accordion
          key={name}
          variant="outlined"
          disableGutters
          expanded={open === name}
          onChange={(_event, isExpanded) => setOpen(isExpanded ? name : null)}
        >
          <AccordionSummary
            id={`${id}-way-${index}`}
            aria-controls={`${id}-steps-${index}`}
            expandIcon={<ChevronIcon towards="down" size={20} />}
            sx={{ gap: 1.5, '& .MuiAccordionSummary-content': { flexWrap: 'wrap', columnGap: 2 } }}
          >
            <Typography component="span" sx={{ flex: '1 1 140px', fontWeight: 'medium' }}>
              {name}
            </Typography>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>{steps}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  )
}
