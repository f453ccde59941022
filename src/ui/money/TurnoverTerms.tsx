import { styled } from '@mui/material/styles'
import { useText } from '../intl/useText'

/** List of terms in a small font. */
export const TermSentences = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  gap: 4,
  margin: 0,
  paddingInlineStart: 18,
  color: theme.palette.text.secondary,
}))

interface GrantTermsProps {
  /** The operator’s setting: whether turnover locks all credit. */
  requireTurnover: boolean
}

/** Effect of the turnover of a code or cashback on the credit. Shown before the player confirms. */
export function GrantTerms({ requireTurnover }: GrantTermsProps) {
  const text = useText()
  return (
    <TermSentences>
      <li>{text(requireTurnover ? 'promotionTerms.locksAll' : 'promotionTerms.bonusLocked')}</li>
      <li>{text('rules.ownFirst')}</li>
      <li>{text('rules.grantForfeit')}</li>
    </TermSentences>
  )
}
