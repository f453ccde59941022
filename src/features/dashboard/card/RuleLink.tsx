import { providerExt } from '#lib/environment'
import { memberPaths } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'
import { CardLink } from './CardLink'

/** To the wallet, where the figures and the rule behind credit and turnover stand open. */
export function RuleLink() {
  const text = useText()
  return providerExt ? (
    <CardLink to={`${memberPaths.wallet}#rule`}>{text('dashboard.rule')}</CardLink>
  ) : null
}
