import { valibotResolver } from '@hookform/resolvers/valibot'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import { Controller, useForm } from 'react-hook-form'
import { CheckedField } from '../checked/CheckedField'
import { type Payment, paymentSchema } from './order'
import { StepButtons } from './StepButtons'

interface PaymentStepProps {
  payment: Payment
  onBack: (payment: Payment) => void
  onNext: (payment: Payment) => void
}

export function PaymentStep({ payment, onBack, onNext }: PaymentStepProps) {
  const form = useForm({ resolver: valibotResolver(paymentSchema), defaultValues: payment })
  return (
    <Stack component="form" noValidate spacing={1} onSubmit={form.handleSubmit(onNext)}>
      <CheckedField form={form} name="shirts" label="Shirts" hint="390.00 baht each" />
      <Controller
        control={form.control}
        name="delivery"
        render={({ field }) => (
          <RadioGroup {...field} aria-label="Delivery">
            <FormControlLabel value="normal" control={<Radio />} label="Normal, free" />
            <FormControlLabel value="fast" control={<Radio />} label="Fast, 50.00 baht" />
          </RadioGroup>
        )}
      />
      <StepButtons next="Continue to review" onBack={() => onBack(form.getValues())} />
    </Stack>
  )
}
