import { valibotResolver } from '@hookform/resolvers/valibot'
import Stack from '@mui/material/Stack'
import { useForm } from 'react-hook-form'
import { CheckedField } from '../checked/CheckedField'
import { type Address, addressSchema } from './order'
import { StepButtons } from './StepButtons'

interface AddressStepProps {
  /** What was typed before: going back loses nothing. */
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
