import { Field, fullNote } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'
import { FieldConflict } from '../form/FieldConflict'
import { FieldGrid } from '../form/SectionForm'
import type { SectionFormState } from '../form/useSectionForm'
import { keptNumber, typedExpiry, typedNumber } from './card'

interface CardFieldsProps {
  form: SectionFormState
  /** Last digits of the stored card; '' if there is none. */
  lastFour: string
}

/** Characters. */
const longestHolder = 100

/** Data of a card, except for its security code, which is never requested here. */
export function CardFields({ form, lastFour }: CardFieldsProps) {
  const text = useText()
  const { values, errors, change } = form
  const kept = keptNumber(lastFour)
  const number = values['number'] ?? kept
  const errorOf = (name: string) => (errors[name] ? text(errors[name]) : null)
  return (
    <FieldGrid>
      <FieldConflict form={form} name="number">
        <Field
          label={text('users.payment.number')}
          name="number"
          value={number === kept ? '' : number}
          onChange={(value) => change('number', typedNumber(value) || kept)}
          error={errorOf('number')}
          hint={
            lastFour === ''
              ? text('users.payment.numberHint')
              : text('users.payment.kept', { digits: lastFour })
          }
          autoComplete="cc-number"
          inputMode="numeric"
          maxLength={23}
        />
      </FieldConflict>
      <FieldConflict form={form} name="holder">
        <Field
          label={text('users.payment.holder')}
          name="holder"
          value={values['holder'] ?? ''}
          onChange={(value) => change('holder', value)}
          error={errorOf('holder')}
          autoComplete="cc-name"
          maxLength={longestHolder}
          hint={fullNote(text, longestHolder, values['holder'] ?? '')}
          required
        />
      </FieldConflict>
      <FieldConflict form={form} name="expiry">
        <Field
          label={text('users.payment.expiry')}
          name="expiry"
          value={values['expiry'] ?? ''}
          onChange={(value) => change('expiry', typedExpiry(value))}
          error={errorOf('expiry')}
          hint={text('users.payment.expiryHint')}
          autoComplete="cc-exp"
          inputMode="numeric"
          maxLength={7}
          required
        />
      </FieldConflict>
    </FieldGrid>
  )
}
