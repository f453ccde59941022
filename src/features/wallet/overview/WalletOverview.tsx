import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { loadState } from '#api/cache/loadState'
import { useRecentWithdrawsQuery } from '#api/money/recentHistory'
import { useWalletQuery } from '#api/money/wallet'
import { isOpenWithdrawal } from '#contract/wallet/wallet'
import { type Satang, satang } from '#lib/money'
import { Money } from '#ui/display/Money'
import { useErrorText } from '#ui/intl/useErrorText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea, SkeletonBlock } from '#ui/load/LoadArea'
import { CreditRule } from '#ui/money/CreditRule'
import { TurnoverLocks } from '#ui/money/TurnoverLocks'
import { CardColumn, SectionCard } from '#ui/page/SectionCard'
import { OpenDeposit, ReviewedDeposit } from '../deposit/DepositSteps'
import { OpenWithdrawal } from '../withdraw/OpenWithdrawal'

interface WholeWalletProps {
  userId: string
}

/** Transactions in progress, and the wallet's other amounts. */
export function WholeWallet({ userId }: WholeWalletProps) {
  const text = useText()
  const format = useFormat()
  const errorText = useErrorText()
  return (
    <LoadArea state={loadState(useWalletQuery(userId))} skeleton={<SkeletonBlock height={320} />}>
      {(wallet) => (
        <>
          {wallet.openDepositId !== null && <OpenDeposit depositId={wallet.openDepositId} />}
          {wallet.reviewDepositIds.map((depositId) => (
            <ReviewedDeposit key={depositId} depositId={depositId} />
          ))}
          {wallet.openWithdrawId !== null && <OpenWithdrawal withdrawId={wallet.openWithdrawId} />}
          <Figures>
            <Figure
              title={text('wallet.available')}
              amount={wallet.available}
              note={
                wallet.turnoverLeft > 0
                  ? errorText({
                      code: 'turnoverincomplete',
                      values: { left: wallet.turnoverLeft },
                    })
                  : text('wallet.nothingLocked')
              }
            >
              {wallet.locks.length > 0 && <TurnoverLocks locks={wallet.locks} />}
              <CreditRule wallet={wallet} />
            </Figure>
            <CardColumn>
              <Figure
                title={text('wallet.onHold')}
                amount={wallet.onHold}
                note={text('wallet.onHoldMeans')}
              />
              <Figure
                title={text('wallet.netDeposits')}
                amount={satang(wallet.depositTotal - wallet.withdrawTotal)}
                note={text('wallet.netDepositsMeans', {
                  deposits: format.money(wallet.depositTotal),
                  withdraws: format.money(wallet.withdrawTotal),
                })}
              />
            </CardColumn>
          </Figures>
        </>
      )}
    </LoadArea>
  )
}

interface SpecifiedWalletProps {
  userId: string
}

/** For a provider without our extensions: shows the withdrawals that are not paid yet. */
export function SpecifiedWallet({ userId }: SpecifiedWalletProps) {
  const text = useText()
  return (
    <LoadArea
      state={loadState(useRecentWithdrawsQuery(userId))}
      skeleton={<SkeletonBlock height={150} />}
    >
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
  )
}

interface FigureProps {
  title: string
  amount: Satang
  /** Explanation of the amount. */
  note?: ReactNode
  children?: ReactNode
}

/** One amount with its explanation. */
function Figure({ title, amount, note, children }: FigureProps) {
  return (
    <SectionCard title={title}>
      <Amount>
        <Money amount={amount} />
      </Amount>
      {note && <Note>{note}</Note>}
      {children}
    </SectionCard>
  )
}

const Amount = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  margin: '0 0 4px',
}))

const Note = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))

/** One column on phones, two on wider screens. */
const Figures = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))
