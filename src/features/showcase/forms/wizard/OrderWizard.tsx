import Button from '@mui/material/Button'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { AddressStep } from './AddressStep'
import { type Address, inBaht, orderTotal, type Payment } from './order'
import { PaymentStep } from './PaymentStep'
import { ReviewStep } from './ReviewStep'

const steps = ['Address', 'Payment', 'Review']

/** Each step is checked before the next one opens; the answers stay on the way back. */
export function OrderWizard() {
  const [step, setStep] = useState(0)
  const [address, setAddress] = useState<Address>({ name: '', street: '', postCode: '' })
  const [payment, setPayment] = useState<Payment>({ shirts: '1', delivery: 'normal' })

  function keepAddress(next: Address) {
    setAddress(next)
    setStep(1)
  }

  function keepPayment(next: Payment, to: number) {
    setPayment(next)
    setStep(to)
  }

  return (
    <>
      <Stepper activeStep={step} alternativeLabel sx={{ mb: 3 }}>
        {steps.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
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
          onBack={() => setStep(1)}
          onPlace={() => setStep(3)}
        />
      )}
      <Typography component="output" sx={{ display: 'block', mt: 1 }}>
        {step === 3
          ? `Placed: ${inBaht(orderTotal(payment))}. Nothing is delivered, this is a demo.`
          : `Step ${step + 1} of ${steps.length}`}
      </Typography>
      {step === 3 && <Button onClick={() => setStep(0)}>Order once more</Button>}
    </>
  )
}
