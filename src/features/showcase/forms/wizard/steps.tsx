import { valibotResolver } from '@hookform/resolvers/valibot'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Controller, useForm } from 'react-hook-form'
import { CheckedField } from '../checked/CheckedField'
import {
  type Address,
  addressSchema,
  inBaht,
  orderTotal,
  type Payment,
  paymentSchema,
} from './order'

interface AddressStepProps {
  /** Earlier input: going back loses nothing. */
  address: Address
  onNext: (address: Address) => void
}

export function AddressStep({ address, onNext }: AddressStepProps) {
  const form = useForm({ resolver: valibotResolver(addressSchema), defaultValues: address })
  return (
    <Stack component="form" noValidate spacing={1} onSubmit={form.handleSubmit(onNext)}>
      <CheckedField form={form} name="name" label="Name" autoComplete="name" />
      <CheckedField form={form} name="street" label="Street" autoComplete="street-address" />
      <CheckedField form={form} name="postCode" label="Post code" autoComplete="postal-code" />
      <StepButtons next="Continue to payment" />
    </Stack>
  )
}

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

interface ReviewStepProps {
  address: Address
  payment: Payment
  onBack: () => void
  onPlace: () => void
}

/** Summary before the order is placed. */
export function ReviewStep({ address, payment, onBack, onPlace }: ReviewStepProps) {
  return (
    <>
      <Typography>
        {payment.shirts} × shirt, {payment.delivery} delivery
      </Typography>
      <Typography>
        To {address.name}, {address.street}, {address.postCode}
      </Typography>
      <Typography sx={{ my: 1, fontWeight: 'bold' }}>
        Total: {inBaht(orderTotal(payment))}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button onClick={onBack}>Back</Button>
        <Button variant="contained" onClick={onPlace}>
          Place the order
        </Button>
      </Box>
    </>
  )
}

interface StepButtonsProps {
  next: string
  onBack?: () => void
}

/** Back keeps the input; Next requires valid input. */
function StepButtons({ next, onBack }: StepButtonsProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1 }}>
      {onBack && <Button onClick={onBack}>Back</Button>}
      <Button type="submit" variant="contained">
        {next}
      </Button>
    </Box>
  )
}
