import { styled } from '@mui/material/styles'
import { CheckboxField } from '#ui/form/CheckboxField'
import { useText } from '#ui/intl/useText'
import { useSite } from '../useSite'

interface AcceptanceFieldProps {
  checked: boolean
  error: string | null
  onChange: (checked: boolean) => void
}

/** Years, unless the operator's settings name another age. */
const usualMinAge = 20

/** The checkbox that says: old enough, and in agreement with the rules of the site. */
export function AcceptanceField(field: AcceptanceFieldProps) {
  const text = useText()
  const age = useSite()?.minAge ?? usualMinAge
  return (
    <Frame>
      <CheckboxField
        {...field}
        label={text('session.register.accept', { age })}
        name="accepted"
        required
      />
    </Frame>
  )
}

const Frame = styled('div')({ margin: '8px 0 12px' })
