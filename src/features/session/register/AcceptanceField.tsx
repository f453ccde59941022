import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { openPaths } from '#lib/paths/open'
import { CheckboxField } from '#ui/form/CheckboxField'
import { useText } from '#ui/intl/useText'

interface AcceptanceFieldProps {
  /** Years; the usual age if the operator's settings name none. */
  minAge: number | null | undefined
  /** False if the provider has no rules: then only the age is confirmed. */
  hasRules: boolean
  checked: boolean
  error: string | null
  onChange: (checked: boolean) => void
}

const usualMinAge = 20

/** Marks the place of the link in its sentence. */
const place = '\ufffc'

/** Checkbox to confirm the minimum age and to accept the rules of the site. */
export function AcceptanceField({ minAge, hasRules, error, ...field }: AcceptanceFieldProps) {
  const text = useText()
  const age = minAge ?? usualMinAge
  const [before, after] = text('session.register.accept', { age, rules: place }).split(place)
  const withRules = (
    <>
      {before}
      {/* In a new tab, so that the typed values stay. */}
      <Rules to={openPaths.rules} target="_blank" rel="noopener">
        {text('session.register.rules')}
      </Rules>
      {after}
    </>
  )
  return (
    <Frame>
      <CheckboxField
        {...field}
        error={error !== null && !hasRules ? text('session.register.ageRequired') : error}
        label={hasRules ? withRules : text('session.register.age', { age })}
        name="accepted"
        required
      />
    </Frame>
  )
}

const Frame = styled('div')({ margin: '8px 0 12px' })

/** As high as a finger, without making its line taller. */
const Rules = styled(Link)(({ theme }) => ({
  padding: '12px 0',
  color: theme.palette.primary.readable,
}))
