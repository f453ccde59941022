import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { payMethods } from '#contract/users/profile'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { useSaveSection } from '../../api/profile'
import { FieldConflict } from '../form/FieldConflict'
import { FormFrame, type SectionProps } from '../form/FormFrame'
import { useSectionForm } from '../form/useSectionForm'
import { CardFields } from './CardFields'
import { cardErrors, cardRequest, keptNumber } from './card'

/** Payment method. Only the last four digits of a card leave this form. */
export function PaymentSection({ profile, flow }: SectionProps) {
  const text = useText()
  const save = useSaveSection()
  const legendId = useId()
  const { lastFour, ...stored } = profile.payment
  const form = useSectionForm({
    form: 'users.payment',
    stored: { ...stored, number: keptNumber(lastFour) },
    errorsOf: (values) => cardErrors(values, lastFour),
    save: (changed, known) =>
      save({ payment: cardRequest(changed), was: { payment: cardRequest(known) } }),
    secret: true,
  })
  const method = form.values['method'] ?? stored.method
  const wayOf = (value: string) => {
    const way = payMethods.find((one) => one === value)
    return way ? text(`users.payment.${way}`) : value
  }
  return (
    <FormFrame label={text('users.section.payment')} form={form} flow={flow}>
      <Legend id={legendId}>{text('users.payment.method')}</Legend>
      <FieldConflict form={form} name="method" wordsOf={wayOf}>
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
      </FieldConflict>
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
