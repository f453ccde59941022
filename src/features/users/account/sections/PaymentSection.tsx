import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { payMethods } from '#contract/users/profile'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { FormFrame } from '../form/FormFrame'
import { useSaveSection } from '../form/useSaveSection'
import { useSectionForm } from '../form/useSectionForm'
import { CardFields } from './CardFields'
import { cardErrors, cardOrder } from './card'
import type { SectionProps } from './sectionProps'

/** How bills are paid. Of a card, only its last four digits leave this form. */
export function PaymentSection({ profile, flow }: SectionProps) {
  const text = useText()
  const save = useSaveSection()
  const legendId = useId()
  const { lastFour, ...stored } = profile.payment
  const form = useSectionForm({
    form: 'users.payment',
    stored: { ...stored, number: '' },
    errorsOf: (values) => cardErrors(values, lastFour),
    save: (changed) => save({ payment: cardOrder(changed) }),
    secret: true,
  })
  const method = form.values['method'] ?? stored.method
  return (
    <FormFrame label={text('users.section.payment')} form={form} flow={flow}>
      <Legend id={legendId}>{text('users.payment.method')}</Legend>
      <Ways
        row
        name="method"
        aria-labelledby={legendId}
        value={method}
        onChange={(_, value) => form.change('method', value)}
      >
        {payMethods.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={text(`users.payment.${one}`)}
          />
        ))}
      </Ways>
      {method === 'card' ? (
        <CardFields form={form} lastFour={lastFour} />
      ) : (
        <Note tone="info">
          {text(`users.payment.${method === 'transfer' ? 'transfer' : 'promptpay'}Hint`)}
        </Note>
      )}
    </FormFrame>
  )
}

const Legend = styled('p')(({ theme }) => ({ ...theme.typography.h5, margin: 0 }))

const Ways = styled(RadioGroup)({ columnGap: 16, marginBottom: 8 })
