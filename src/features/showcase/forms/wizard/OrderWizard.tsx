import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { type Address, inBaht, orderTotal, type Payment } from './order'
import { AddressStep, PaymentStep, ReviewStep } from './steps'

const steps = ['Address', 'Payment', 'Review']

/** With very large text the names would touch, so they are below each other. */
const asListWhereNarrow = {
  '@container (max-width: 14rem)': {
    flexDirection: 'column',
    gap: 1,
    '.MuiStepConnector-root': { display: 'none' },
    '.MuiStepLabel-root': { flexDirection: 'row', gap: 1 },
    '.MuiStepLabel-label.MuiStepLabel-label': { mt: 0 },
  },
}

/** Each step is checked before the next one opens; going back keeps the input. */
export function OrderWizard() {
  const statusId = useId()
  const part = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState(0)
  const [address, setAddress] = useState<Address>({ name: '', street: '', postCode: '' })
  const [payment, setPayment] = useState<Payment>({ shirts: '1', delivery: 'normal' })

  function go(to: number) {
    setStep(to)
    // The pressed button disappears with its step: focus the container of the next one.
    part.current?.focus()
  }

  function keepAddress(next: Address) {
    setAddress(next)
    go(1)
  }

  function keepPayment(next: Payment, to: number) {
    setPayment(next)
    go(to)
  }

  return (
    <>
      <Box sx={{ containerType: 'inline-size', mb: 3 }}>
        <Stepper activeStep={step} alternativeLabel sx={asListWhereNarrow}>
          {steps.map((label) => (
            <Step key={label}>
              <StepLabel>{label}</StepLabel>
            </Step>
          ))}
        </Stepper>
      </Box>
      <div ref={part} tabIndex={-1} role="group" aria-labelledby={statusId}>
        {step === 0 && <AddressStep address={address} onNext={keepAddress} />}
        {step === 1 && (
          <PaymentStep
            payment={payment}
            onBack={(next) => keepPayment(next, 0)}
            onNext={(next) => keepPayment(next, 2)}
          />
        )}
        {step === 2 && (
          <ReviewStep
            address={address}
            payment={payment}
            onBack={() => go(1)}
            onPlace={() => go(3)}
          />
        )}
        {step === 3 && <Button onClick={() => go(0)}>Order once more</Button>}
      </div>
      <Typography id={statusId} component="output" sx={{ display: 'block', mt: 1 }}>
        {step === 3
          ? `Placed: ${inBaht(orderTotal(payment))}. Nothing is delivered, this is a demo.`
          : `Step ${step + 1} of ${steps.length}`}
      </Typography>
    </>
  )
}
