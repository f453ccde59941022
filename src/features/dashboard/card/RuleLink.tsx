import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { providerExt } from '#lib/environment'
import { memberPaths } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'

/** To the wallet, where the figures and the rule behind credit and turnover stand open. */
export function RuleLink() {
  const text = useText()
  return providerExt ? (
    <Button component={Link} to={`${memberPaths.wallet}#rule`} size="small">
      {text('dashboard.rule')}
    </Button>
  ) : null
}
