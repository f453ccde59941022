import { styled } from '@mui/material/styles'
import type { InviteSummary } from '#contract/invite/invite'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

interface Props {
  friend: InviteSummary['friends'][number]
}

export function FriendRow({ friend }: Props) {
  const text = useText()
  const format = useFormat()
  const { maskedUsername, joinedAt, depositCount, commission } = friend
  return (
    <Row>
      <Content>
        <bdi>{maskedUsername}</bdi>
        <Time>{text('invite.friends.joined', { time: format.date(joinedAt) })}</Time>
      </Content>
      <Content data-end>
        <span>{text('invite.friends.deposits', { count: depositCount })}</span>
        <span>{text('invite.friends.commission', { amount: format.money(commission) })}</span>
      </Content>
    </Row>
  )
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 16,
  minHeight: 56,
  padding: '8px 0',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
}))

const Content = styled('span')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '&[data-end]': { marginInlineStart: 'auto', textAlign: 'end' },
})

const Time = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))
