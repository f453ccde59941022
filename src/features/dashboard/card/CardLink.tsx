import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { providerExt } from '#lib/environment'
import { memberPaths } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'

/** Link at the end of a card's title line. */
export const CardLink = styled(Link)(({ theme }) => ({
  padding: '12px 0',
  color: theme.palette.primary.readable,
}))

/** Links to the wallet, which explains credit and turnover. */
export function RuleLink() {
  const text = useText()
  return providerExt ? (
    <CardLink to={`${memberPaths.wallet}#rule`}>{text('dashboard.rule')}</CardLink>
  ) : null
}
