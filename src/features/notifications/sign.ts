import type { ComponentType } from 'react'
import type { NotificationKind } from '#contract/notifications/notification'
import { ArrowDownIcon, ArrowUpIcon, CheckIcon, HistoryIcon, StarIcon } from '#ui/icons/controls'
import { AlertIcon } from '#ui/icons/entry'
import type { IconProps } from '#ui/icons/Icon'
import { ChatIcon, GiftIcon, InviteIcon, ShieldIcon } from '#ui/icons/menu'

interface Sign {
  Icon: ComponentType<IconProps>
  tone: 'primary' | 'success' | 'error'
}

/** Icons by prefix of the kind. */
const icons: readonly (readonly [string, Sign['Icon']])[] = [
  ['deposit', ArrowDownIcon],
  ['withdraw', ArrowUpIcon],
  ['promotion', GiftIcon],
  ['code', GiftIcon],
  ['wheel', StarIcon],
  ['invite', InviteIcon],
  ['limit', ShieldIcon],
  ['support', ChatIcon],
]

/** Icon and colour of an event: bad news always looks like bad news, incoming money is green. */
export function signOf(kind: NotificationKind): Sign {
  const news = toneOf(kind)
  if (news === 'bad') return { Icon: AlertIcon, tone: 'error' }
  if (news === 'pending') return { Icon: HistoryIcon, tone: 'primary' }
  const [, Icon] = icons.find(([beginning]) => kind.startsWith(beginning)) ?? ['', CheckIcon]
  return { Icon, tone: kind === 'depositconfirmed' ? 'success' : 'primary' }
}

const bad: readonly NotificationKind[] = [
  'depositexpired',
  'depositrejected',
  'withdrawrejected',
  'withdrawfailed',
  'withdrawreturned',
  'promotionexpired',
  'promotioncancelled',
  'promotionlost',
  'capforfeit',
  'grantforfeit',
  'adjustsub',
]

/** Good or bad news, or neither while staff are reviewing it. */
function toneOf(kind: NotificationKind): 'bad' | 'good' | 'pending' {
  if (kind === 'depositreview') return 'pending'
  return bad.includes(kind) ? 'bad' : 'good'
}
