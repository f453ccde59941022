import { loadState } from '#api/cache/loadState'
import { useBalanceQuery } from '#api/money/balance'
import { useWithdrawHistoryQuery } from '#api/money/history'
import { isOpenWithdrawal } from '#contract/wallet/withdraw'
import { satang } from '#lib/money'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { AsOf } from '#ui/state/AsOf'
import { SkeletonBlock } from '#ui/state/SkeletonBlock'
import { Figure, Figures } from './Figure'

interface SpecifiedWalletProps {
  userId: string
}

/** What a provider without our extensions tells of a wallet: the credit, and what waits to be paid. */
export function SpecifiedWallet({ userId }: SpecifiedWalletProps) {
  const text = useText()
  const skeleton = <SkeletonBlock height={150} />
  return (
    <Figures>
      <LoadArea state={loadState(useBalanceQuery(userId))} skeleton={skeleton}>
        {(credit, asOf) => (
          <Figure
            title={text('wallet.credit')}
            amount={credit}
            note={<AsOf asOf={asOf} kept={false} />}
          />
        )}
      </LoadArea>
      <LoadArea state={loadState(useWithdrawHistoryQuery(userId))} skeleton={skeleton}>
        {(withdraws) => (
          <Figure
            title={text('wallet.onHold')}
            amount={satang(
              withdraws.filter(isOpenWithdrawal).reduce((sum, { amount }) => sum + amount, 0),
            )}
            note={text('wallet.onHoldMeans')}
          />
        )}
      </LoadArea>
    </Figures>
  )
}
