import type { ComponentType } from 'react'
import { memberPaths } from '#lib/paths/member'
import { RefreshIcon, StarIcon } from '#ui/icons/controls'
import type { IconProps } from '#ui/icons/Icon'
import { GiftIcon, InviteIcon } from '#ui/icons/menu'
import type { MessageKey } from '#ui/intl/messages'

interface RewardKind {
  to: string
  Icon: ComponentType<IconProps>
  title: MessageKey
  /** Describes the page while there is nothing to claim. */
  hint: MessageKey
}

/** Every kind of reward, with its page. */
export const rewardKinds = {
  cashback: {
    to: memberPaths.cashback,
    Icon: RefreshIcon,
    title: 'rewards.hub.cashback',
    hint: 'rewards.hub.cashback.open',
  },
  wheel: {
    to: memberPaths.wheel,
    Icon: StarIcon,
    title: 'rewards.hub.wheel',
    hint: 'rewards.hub.wheel.text',
  },
  invite: {
    to: memberPaths.invite,
    Icon: InviteIcon,
    title: 'rewards.hub.invite',
    hint: 'rewards.hub.invite.text',
  },
  code: {
    to: memberPaths.code,
    Icon: GiftIcon,
    title: 'rewards.hub.code',
    hint: 'rewards.hub.code.text',
  },
} as const satisfies Record<string, RewardKind>

export type RewardKindName = keyof typeof rewardKinds

export const rewardKindNames = ['cashback', 'wheel', 'invite', 'code'] as const
