import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { loadState } from '#api/cache/loadState'
import { useRecentWithdrawsQuery } from '#api/money/recentHistory'
import { useBalanceQuery } from '#api/money/wallet'
import type { WithdrawRecord, WithdrawStatus } from '#contract/wallet/wallet'
import { type Satang, satang } from '#lib/money'
import { memberPaths } from '#lib/paths/member'
import { Money } from '#ui/display/Money'
import { ButtonLink } from '#ui/form/BusyButton'
import { ArrowDownIcon, ArrowUpIcon } from '#ui/icons/controls'
import { EyeIcon, EyeOffIcon } from '#ui/icons/entry'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { RuleLink } from '../card/CardLink'
import { LoadCard } from '../card/LoadCard'
import { hideBalance, useBalanceHidden } from './hiddenBalance'

/** Height of the balance and its buttons, in pixels. */
const balanceHeight = 104

/** A withdrawal holds its amount from the request until it is paid or returned. */
const holding: ReadonlySet<WithdrawStatus> = new Set<WithdrawStatus>([
  'requested',
  'approved',
  'failed',
])

/** Amount deducted from the credit for withdrawals that are not final. */
export function onHold(withdraws: readonly WithdrawRecord[]): Satang {
  return satang(
    withdraws.reduce((sum, { status, amount }) => sum + (holding.has(status) ? amount : 0), 0),
  )
}

interface BalanceCardProps {
  userId: string
}

/** The credit, and the amount on hold if known. */
export function BalanceCard({ userId }: BalanceCardProps) {
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

/** Closer to the credit above, which it explains, than to the buttons below. */
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

interface CreditProps {
  amount: Satang
  hidden: boolean
}

/** The credit in large type, or a fixed number of dots that does not reveal its length. */
function Credit({ amount, hidden }: CreditProps) {
  const text = useText()
  return (
    <Figures>
      {hidden ? (
        <>
          <span aria-hidden="true">••••••</span>
          <VisuallyHidden>{text('dashboard.balance.hidden')}</VisuallyHidden>
        </>
      ) : (
        <Money amount={amount} />
      )}
    </Figures>
  )
}

const Figures = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: 'clamp(min(1.5rem, 9vw), 8vw, 2rem)',
  overflowWrap: 'anywhere',
  lineHeight: 'max(56px, 1.2em)',
  margin: 0,
}))

/** Links to deposit and withdraw. */
function MoneyButtons() {
  const text = useText()
  return (
    <Ways>
      <ButtonLink
        to={memberPaths.deposit}
        variant="contained"
        startIcon={<ArrowDownIcon size={18} />}
      >
        {text('dashboard.balance.deposit')}
      </ButtonLink>
      <ButtonLink
        to={memberPaths.withdraw}
        variant="outlined"
        startIcon={<ArrowUpIcon size={18} />}
      >
        {text('dashboard.balance.withdraw')}
      </ButtonLink>
    </Ways>
  )
}

const Ways = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  '& > a': { minHeight: 48 },
})
