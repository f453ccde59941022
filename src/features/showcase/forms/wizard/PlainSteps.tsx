import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'

const steps = ['Choose a promotion', 'Read the rules', 'Confirm']

/** Shows the current step, and how many remain. */
export function PlainSteps() {
  const [step, setStep] = useState(0)
  const isOver = step === steps.length
  return (
    <>
      <Stepper activeStep={step} orientation="vertical">
        {steps.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography component="output" sx={{ display: 'block', my: 1 }}>
        {isOver ? 'All steps are done.' : `Step ${step + 1} of ${steps.length}: ${steps[step]}`}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <BusyButton busy={false} disabled={step === 0} onClick={() => setStep(step - 1)}>
          Back
        </BusyButton>
        <Button variant="contained" onClick={() => setStep(isOver ? 0 : step + 1)}>
          {isOver ? 'Start over' : 'Next'}
        </Button>
      </Box>
    </>
  )
}
