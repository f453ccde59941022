import { loadState } from '#api/cache/loadState'
import { useWalletQuery } from '#api/money/wallet'
import { satang } from '#lib/money'
import { useFormat } from '#ui/intl/useFormat'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { CreditRule } from '#ui/money/CreditRule'
import { TurnoverLocks } from '#ui/money/TurnoverLocks'
import { AsOf } from '#ui/state/AsOf'
import { SkeletonBlock } from '#ui/state/SkeletonBlock'
import { OpenDeposit } from '../deposit/OpenDeposit'
import { ReviewedDeposit } from '../deposit/ReviewedDeposit'
import { OpenWithdrawal } from '../withdraw/OpenWithdrawal'
import { Figure, Figures } from './Figure'

interface WholeWalletProps {
  userId: string
}

/** The four sums of a wallet, and what is under way. */
export function WholeWallet({ userId }: WholeWalletProps) {
  const text = useText()
  const format = useFormat()
  const refusalText = useRefusalText()
  return (
    <LoadArea state={loadState(useWalletQuery(userId))} skeleton={<SkeletonBlock height={320} />}>
      {(wallet, asOf) => (
        <>
          {wallet.openDepositId !== null && <OpenDeposit depositId={wallet.openDepositId} />}
          {wallet.reviewDepositIds.map((depositId) => (
            <ReviewedDeposit key={depositId} depositId={depositId} />
          ))}
          {wallet.openWithdrawId !== null && <OpenWithdrawal withdrawId={wallet.openWithdrawId} />}
          <Figures>
            <Figure
              title={text('wallet.credit')}
              amount={wallet.credit}
              note={<AsOf asOf={asOf} kept={false} />}
            />
            <Figure
              title={text('wallet.onHold')}
              amount={wallet.onHold}
              note={text('wallet.onHoldMeans')}
            />
            <Figure
              title={text('wallet.locked')}
              amount={wallet.locked}
              note={
                wallet.turnoverLeft > 0
                  ? refusalText({
                      code: 'turnoverincomplete',
                      values: { left: wallet.turnoverLeft },
                    })
                  : text('wallet.nothingLocked')
              }
            >
              {wallet.locks.length > 0 && <TurnoverLocks locks={wallet.locks} />}
              <CreditRule wallet={wallet} />
            </Figure>
            <Figure
              title={text('wallet.netDeposits')}
              amount={satang(wallet.depositTotal - wallet.withdrawTotal)}
              note={text('wallet.netDepositsMeans', {
                deposits: format.money(wallet.depositTotal),
                withdraws: format.money(wallet.withdrawTotal),
              })}
            />
          </Figures>
        </>
      )}
    </LoadArea>
  )
}
