import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { Redemption } from '#contract/rewards/code'
import { memberPaths } from '#lib/paths/member'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { ReferencePage } from '#ui/money/ReferencePage'

interface Props {
  redemption: Redemption
  onAnother: () => void
}

export function Redeemed({ redemption, onAnother }: Props) {
  const text = useText()
  const format = useFormat()
  const { redeemId, amount, turnoverRequired } = redemption
  return (
    <ReferencePage
      title={text('rewards.code.redeemed', { amount: format.money(amount) })}
      reference={redeemId}
      actions={
        <>
          <Button component={Link} to={memberPaths.wallet} variant="contained">
            {text('rewards.toWallet')}
          </Button>
          <Button variant="outlined" onClick={onAnother}>
            {text('rewards.code.another')}
          </Button>
        </>
      }
    >
      {turnoverRequired > 0 && (
        <>
          <p>{text('rewards.code.turnover', { amount: format.money(turnoverRequired) })}</p>
          <p>{text('promotionTerms.locksAll')}</p>
        </>
      )}
    </ReferencePage>
  )
}
