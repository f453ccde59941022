import { styled } from '@mui/material/styles'
import { helpline } from '#contract/protection/limits'
import { mixColors } from '#lib/contrast'
import { PhoneIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { balancedHeadline } from './headline'

/** Who may play, how chance works, and where to find help. */
export function PlayResponsibly() {
  const text = useText()
  return (
    <Box aria-labelledby="care-title">
      <Age aria-hidden>20+</Age>
      <div>
        <h2 id="care-title">{text('site.landing.care.title')}</h2>
        <p>{text('site.landing.care.text')}</p>
        <p>{text('site.landing.care.helpline')}</p>
        <Call href={`tel:${helpline}`}>
          <PhoneIcon size={20} />
          {text('site.landing.care.call', { number: helpline })}
        </Call>
      </div>
    </Box>
  )
}

const Box = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 24px',
  marginTop: 72,
  padding: 24,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.warning.main}`,
  backgroundColor: mixColors(theme.palette.background.paper, theme.palette.warning.main, 0.07),
  '& > div': { flex: '1 1 260px', minWidth: 0 },
  h2: { ...theme.typography.h3, ...balancedHeadline, margin: '0 0 8px' },
  p: { margin: '0 0 8px', maxWidth: '75ch', lineHeight: 1.6 },
}))

const Age = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  flexShrink: 0,
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: `4px solid ${theme.palette.warning.readable}`,
  fontSize: '1.375rem',
  fontWeight: theme.typography.fontWeightBold,
}))

const Call = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  fontWeight: theme.typography.fontWeightMedium,
}))
