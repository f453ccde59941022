import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { Notification, NotificationKind } from '#contract/notifications/notification'
import { placeOf } from '#contract/notifications/place'
import { isoOf } from '#lib/time'
import { iconPlate } from '#ui/appearance/grounds'
import { DataText } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'
import { signOf } from './sign'

/** Minimum height of a row, in pixels. */
export const rowHeight = 64

interface Props {
  event: Notification
  isRead: boolean
  onRead: () => void
}

const endedEarly: readonly NotificationKind[] = [
  'promotionexpired',
  'promotioncancelled',
  'promotionlost',
]

/** One event, linked to its subject; opening it marks it as read. */
export function NotificationRow({ event, isRead, onRead }: Props) {
  const text = useText()
  const format = useFormat()
  const { kind, amount, text: detail, createdAt } = event
  const { Icon, tone } = signOf(kind)

  /**
   * A promotion that ended early shows what was deducted. The figure is labelled, or it could pass for the
   * bonus.
   */
  function figure(of: NotificationKind, money: string, isNothing: boolean): string {
    if (!endedEarly.includes(of)) return money
    return isNothing
      ? text('notifications.deductedNothing')
      : text('notifications.deducted', { amount: money })
  }

  return (
    <li>
      <Row to={placeOf(event)} onClick={onRead} data-read={isRead}>
        <Sign data-tone={tone}>
          <Icon size={20} />
        </Sign>
        <Content>
          <span>
            {!isRead && <VisuallyHidden>{text('notifications.new')} </VisuallyHidden>}
            {text(`notifications.kind.${kind}`)}
            {amount !== null && (
              <>
                {' · '}
                <bdi>{figure(kind, format.money(amount), amount === 0)}</bdi>
              </>
            )}
          </span>
          {detail !== null && (
            <Detail>
              <DataText>{detail}</DataText>
            </Detail>
          )}
          <Detail as="time" dateTime={isoOf(createdAt)}>
            <bdi>{format.dateTime(createdAt)}</bdi>
          </Detail>
        </Content>
        {!isRead && <Dot aria-hidden="true" />}
      </Row>
    </li>
  )
}

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: rowHeight,
  padding: '8px 4px',
  borderTop: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.primary,
  textDecoration: 'none',
  '&[data-read="false"]': { fontWeight: theme.typography.fontWeightMedium },
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.readable}`, outlineOffset: -3 },
}))

const Sign = styled('span')(({ theme }) => ({
  ...iconPlate(theme),
  display: 'flex',
  '&[data-tone="success"]': iconPlate(theme, 'success'),
  '&[data-tone="error"]': iconPlate(theme, 'error'),
}))

const Content = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere',
})

const Detail = styled('span')<{ dateTime?: string }>(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))

const Dot = styled('span')(({ theme }) => ({
  flexShrink: 0,
  width: 10,
  height: 10,
  borderRadius: '50%',
  backgroundColor: theme.palette.primary.readable,
}))
