import { styled } from '@mui/material/styles'
import { providerExt } from '#lib/environment'
import { useText } from '#ui/intl/useText'
import { CashbackAction } from './CashbackAction'
import { DepositAction } from './DepositAction'
import { UnreadAction } from './UnreadAction'
import { WheelAction } from './WheelAction'

/** What waits for the player, four things in one line; each loads and fails on its own. */
export function ActionStrip({ userId }: { userId: string }) {
  const text = useText()
  return (
    <Strip data-wide aria-label={text('dashboard.actions.title')}>
      {providerExt && <CashbackAction userId={userId} />}
      {providerExt && <WheelAction userId={userId} />}
      {providerExt && <DepositAction userId={userId} />}
      <UnreadAction userId={userId} />
    </Strip>
  )
}

const Strip = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  [theme.breakpoints.up('md')]: { gap: 16 },
}))
