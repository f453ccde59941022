import { memberPaths } from '#lib/paths/member'
import { RefreshIcon } from '#ui/icons/controls'
import { InviteIcon } from '#ui/icons/menu'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LinkList, LinkRow } from '#ui/navigation/LinkRow'
import type { Found } from './claimables'

interface Props {
  kind: 'cashback' | 'invite'
  found: readonly Found[]
}

const places = {
  cashback: { to: memberPaths.cashback, Icon: RefreshIcon },
  invite: { to: memberPaths.invite, Icon: InviteIcon },
} as const

/** Claimable amounts of one kind, or a sentence saying that there are none. */
export function ClaimableList({ kind, found }: Props) {
  const text = useText()
  const format = useFormat()
  const { to, Icon } = places[kind]

  function hintOf({ amount, until }: Found): string {
    const money = format.money(amount)
    if (kind === 'invite') return text('rewards.hub.invite.ready', { amount: money })
    return until === null
      ? money
      : text('rewards.hub.cashback.ready', { amount: money, time: format.dateTime(until) })
  }

  return (
    <LinkList>
      {found.length === 0 && (
        <LinkRow
          to={to}
          icon={<Icon size={22} />}
          title={text(`rewards.hub.${kind}`)}
          hint={text('rewards.hub.nothing')}
        />
      )}
      {found.map((each) => (
        <LinkRow
          key={each.id}
          to={to}
          icon={<Icon size={22} />}
          title={text(`rewards.hub.${kind}`)}
          hint={hintOf(each)}
        />
      ))}
    </LinkList>
  )
}
