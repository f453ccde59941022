import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { Satang } from '#lib/money'
import { memberPaths } from '#lib/paths/member'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

interface DepositLimitProps {
  /** What the player's own limits still allow; null without one. */
  left: Satang | null
}

/** What may still be deposited by the player's own limits, and the way to them. */
export function DepositLimit({ left }: DepositLimitProps) {
  const text = useText()
  const format = useFormat()
  return (
    <Line>
      {left !== null && (
        <span>{text('wallet.deposit.limitLeft', { left: format.money(left) })} </span>
      )}
      <Link to={memberPaths.limits}>{text('wallet.deposit.limits')}</Link>
    </Line>
  )
}

const Line = styled('p')(({ theme }) => ({
  margin: '0 0 20px',
  a: { display: 'inline-block', padding: '6px 0', color: theme.palette.primary.readable },
}))
