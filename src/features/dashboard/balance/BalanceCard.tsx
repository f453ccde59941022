import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { loadState } from '#api/cache/loadState'
import { useRecentWithdrawsQuery } from '#api/money/recentHistory'
import { useBalanceQuery } from '#api/money/wallet'
import type { WithdrawRecord, WithdrawStatus } from '#contract/wallet/wallet'
import { type Satang, satang } from '#lib/money'
import { EyeIcon, EyeOffIcon } from '#ui/icons/entrance'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { RuleLink } from '../card/CardLink'
import { LoadCard } from '../card/LoadCard'
import { Credit } from './Credit'
import { hideBalance, useBalanceHidden } from './hiddenBalance'
import { MoneyButtons } from './MoneyButtons'

/** Pixels of the balance and its buttons. */
const balanceHeight = 104

/** A withdrawal holds its amount from the request until it is paid or given back. */
const holding: ReadonlySet<WithdrawStatus> = new Set<WithdrawStatus>([
  'requested',
  'approved',
  'failed',
])

/** What has left the credit and not yet arrived anywhere. */
export function onHold(withdraws: readonly WithdrawRecord[]): Satang {
  return satang(
    withdraws.reduce((sum, { status, amount }) => sum + (holding.has(status) ? amount : 0), 0),
  )
}

interface Props {
  userId: string
}

/** The credit, and what is on hold as far as that is known. */
export function BalanceCard({ userId }: Props) {
  const text = useText()
  const format = useFormat()
  const hidden = useBalanceHidden()
  const balance = loadState(useBalanceQuery(userId))
  const { answer: withdraws } = loadState(useRecentWithdrawsQuery(userId))
  const held = withdraws && onHold(withdraws.value)
  return (
    <LoadCard
      title={text('dashboard.balance.title')}
      action={
        <>
          <RuleLink />
          <HideBalanceButton hidden={hidden} />
        </>
      }
      state={balance}
      height={balanceHeight}
      skeleton={<SkeletonLines lines={2} lineHeight={balanceHeight / 2} />}
      dated
    >
      {(credit) => (
        <>
          <Credit amount={credit} hidden={hidden} />
          {held !== undefined && held > 0 && !hidden && (
            <Held>
              <bdi>{text('dashboard.balance.onHold', { amount: format.money(held) })}</bdi>
            </Held>
          )}
          <MoneyButtons />
        </>
      )}
    </LoadCard>
  )
}

/** Nearer to the credit, which it is about, than to the buttons beneath. */
const Held = styled('p')(({ theme }) => ({
  margin: '-8px 0 8px',
  color: theme.palette.text.secondary,
}))

interface HideBalanceButtonProps {
  hidden: boolean
}

function HideBalanceButton({ hidden }: HideBalanceButtonProps) {
  const text = useText()
  return (
    <IconButton
      aria-label={text(hidden ? 'dashboard.balance.show' : 'dashboard.balance.hide')}
      onClick={() => hideBalance(!hidden)}
      edge="end"
    >
      {hidden ? <EyeOffIcon /> : <EyeIcon />}
    </IconButton>
  )
}
