import { styled } from '@mui/material/styles'
import type { Player } from '#contract/account/account'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'
import { colours } from '../shellColours'
import { HeaderBalance } from './HeaderBalance'

/** Username and balance: above each other on narrow screens, in one line on wide ones. */
export function HeaderPlayer({ player }: { player: Player }) {
  const text = useText()
  return (
    <Lines>
      <Username title={player.username}>
        <VisuallyHidden>{text('shell.username')} </VisuallyHidden>
        <bdi>{player.username}</bdi>
      </Username>
      <HeaderBalance userId={player.id} />
    </Lines>
  )
}

const Lines = styled('div')(({ theme }) => ({
  flexShrink: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  lineHeight: 1.25,
  [theme.breakpoints.up('lg')]: { flexDirection: 'row', alignItems: 'center', gap: 16 },
}))

const Username = styled('span')(({ theme }) => ({
  maxWidth: 140,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Three lines fit into the bar with large fonts too.
  fontSize: 'min(0.75rem, 4.2vw, 16px)',
  color: colours.onHeaderMuted,
  [theme.breakpoints.up('lg')]: { maxWidth: 240, fontSize: '0.875rem' },
}))
