import Button from '@mui/material/Button'
import { useRequireTurnover } from '#api/session/setting'
import type { Redemption } from '#contract/rewards/rewards'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { ReferencePage } from '#ui/money/ReferencePage'
import { GrantTerms } from '#ui/money/TurnoverTerms'

interface Props {
  redemption: Redemption
  onAnother: () => void
}

export function Redeemed({ redemption, onAnother }: Props) {
  const text = useText()
  const format = useFormat()
  const requireTurnover = useRequireTurnover()
  const { redeemId, amount, turnoverRequired } = redemption
  return (
    <ReferencePage
      title={text('rewards.code.redeemed', { amount: format.money(amount) })}
      reference={redeemId}
      actions={
        <>
          <ButtonLink to={memberPaths.wallet} variant="contained">
            {text('rewards.toWallet')}
          </ButtonLink>
          <Button variant="outlined" onClick={onAnother}>
            {text('rewards.code.another')}
          </Button>
        </>
      }
    >
      {turnoverRequired > 0 && (
        <>
          <p>{text('rewards.code.turnover', { amount: format.money(turnoverRequired) })}</p>
          <GrantTerms requireTurnover={requireTurnover} />
        </>
      )}
    </ReferencePage>
  )
}
