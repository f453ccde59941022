import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { openPaths } from '#lib/paths/open'
import { CheckboxField } from '#ui/form/CheckboxField'
import { useText } from '#ui/intl/useText'
import { useSite } from '../useSite'

interface AcceptanceFieldProps {
  checked: boolean
  error: string | null
  onChange: (checked: boolean) => void
}

/** Years, unless the operator's settings have another minimum age. */
const usualMinAge = 20

/** Marks the place of the link in its sentence. */
const place = '\ufffc'

/** Checkbox to confirm the minimum age and to accept the rules of the site. */
export function AcceptanceField(field: AcceptanceFieldProps) {
  const text = useText()
  const age = useSite()?.minAge ?? usualMinAge
  const [before, after] = text('session.register.accept', { age, rules: place }).split(place)
  return (
    <Frame>
      <CheckboxField
        {...field}
        label={
          <>
            {before}
            {/* In a new tab, so that the typed values stay. */}
            <Rules to={openPaths.faqs} target="_blank" rel="noopener">
              {text('session.register.rules')}
            </Rules>
            {after}
          </>
        }
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
