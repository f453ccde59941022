import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
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
            <Typography component="span" sx={{ fontWeight: 500 }}>
              {question}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  )
}
