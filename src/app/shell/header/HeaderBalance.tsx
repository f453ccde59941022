import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useBalanceQuery } from '#api/money/wallet'
import { useBalanceHidden } from '#features/dashboard/balance/hiddenBalance'
import { bangkokDay, isoOf } from '#lib/time'
import { Money } from '#ui/display/Money'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'
import { useToday } from '#ui/time/useNow'
import { layout } from '../layout'
import { colours } from '../shellColours'

/**
 * The last known balance with its time, or a button to load it again. Never shows a zero that the provider did
 * not send.
 */
export function HeaderBalance({ userId }: { userId: string }) {
  const text = useText()
  const isHidden = useBalanceHidden()
  const { currentData: answer, isError, isFetching, refetch } = useBalanceQuery(userId)

  if (answer === undefined && isError && !isFetching) {
    return (
      <Retry
        type="button"
        aria-label={text('shell.balanceFailed')}
        title={text('shell.balanceFailed')}
        onClick={() => void refetch()}
      >
        — <Word>{text('ui.retry')}</Word>
      </Retry>
    )
  }
  if (answer === undefined && !isHidden) {
    return (
      <Amount>
        <VisuallyHidden>{text('shell.balanceLoading')}</VisuallyHidden>
        <Skeleton width={112} sx={{ bgcolor: 'currentColor', opacity: 0.3 }} />
      </Amount>
    )
  }
  return (
    <>
      <Amount>
        <VisuallyHidden>{text('shell.balance')} </VisuallyHidden>
        {isHidden || !answer ? <HiddenAmount /> : <Money amount={answer.value} />}
      </Amount>
      {answer && (answer.isStale || isError) && <BalanceAge updatedAt={answer.updatedAt} />}
    </>
  )
}

function HiddenAmount() {
  const text = useText()
  return (
    <>
      <span aria-hidden="true">••••••</span>
      <VisuallyHidden>{text('dashboard.balance.hidden')}</VisuallyHidden>
    </>
  )
}

/**
 * Leaves room for the buttons beside a balance of millions on the narrowest phone, and of thousands with large
 * fonts.
 */
const Amount = styled('span')({
  fontSize: 'clamp(min(0.8125rem, 4.5vw), 3.9vw, 0.9375rem)',
  fontWeight: 700,
  whiteSpace: 'nowrap',
})

const Retry = styled('button')({
  minHeight: layout.touchTarget,
  // The target is as large as a finger, but looks no taller than the amount it replaces.
  marginBlock: -12,
  padding: 0,
  border: 0,
  font: 'inherit',
  fontWeight: 700,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
})

const Word = styled('span')({ fontSize: '0.75rem', fontWeight: 400, textDecoration: 'underline' })

interface BalanceAgeProps {
  /** Milliseconds since 1970. */
  updatedAt: number
}

/** Time of a balance that is not fresh: the hour if it is from today (Bangkok time), otherwise the date. */
function BalanceAge({ updatedAt }: BalanceAgeProps) {
  const text = useText()
  const format = useFormat()
  const today = useToday()
  return (
    <Age dateTime={isoOf(updatedAt)} title={format.dateTime(updatedAt)}>
      {text('shell.balanceUpdatedAt', {
        time: bangkokDay(updatedAt) === today ? format.time(updatedAt) : format.date(updatedAt),
      })}
    </Age>
  )
}

const Age = styled('time')(({ theme }) => ({
  fontSize: '0.6875rem',
  whiteSpace: 'nowrap',
  color: colours.onHeaderMuted,
  [theme.breakpoints.up('lg')]: { fontSize: '0.8125rem' },
}))
