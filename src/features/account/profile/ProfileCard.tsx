import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { loadState } from '#api/cache/loadState'
import type { Player } from '#contract/account/account'
import { DescriptionList } from '#ui/display/DataText'
import { StatusChip, type StatusTone } from '#ui/display/StatusChip'
import type { MessageKey } from '#ui/intl/messages'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SectionCard } from '#ui/page/SectionCard'
import { usePlayerRecordQuery } from '../api/player'

interface Props {
  player: Player
}

/** The provider's record of the player. Data from login is shown until it loads. */
export function ProfileCard({ player }: Props) {
  const text = useText()
  const format = useFormat()
  const record = loadState(usePlayerRecordQuery(player.id))
  const { label, tone } = statusMeta(record.answer?.value.status ?? player.status)
  const dated = (moment: number | null) =>
    moment === null ? text('account.unknown') : format.dateTime(moment)
  const datesOf = (since: ReactNode, login: ReactNode, inviter: ReactNode) => [
    { label: text('account.memberSince'), value: since },
    { label: text('account.lastLogin'), value: login },
    { label: text('account.inviter'), value: inviter },
  ]
  const coming = <Skeleton width={120} />
  return (
    <SectionCard
      title={text('account.profile')}
      action={<StatusChip label={text(label)} tone={tone} />}
      busy={record.busy}
    >
      <DescriptionList
        items={[
          { label: text('account.username'), value: player.username },
          { label: text('account.name'), value: player.name },
        ]}
      />
      <More>
        <LoadArea
          state={record}
          skeleton={<DescriptionList items={datesOf(coming, coming, coming)} />}
        >
          {({ createdAt, lastLoginAt, inviterID }) => (
            <DescriptionList
              items={datesOf(
                dated(createdAt),
                dated(lastLoginAt),
                inviterID ?? text('account.noInviter'),
              )}
            />
          )}
        </LoadArea>
      </More>
    </SectionCard>
  )
}

const More = styled('div')({ marginTop: 10 })

interface StatusMeta {
  label: MessageKey
  tone: StatusTone
}

const knownStatuses = {
  active: { label: 'account.status.active', tone: 'success' },
  banned: { label: 'account.status.banned', tone: 'error' },
  timeout: { label: 'account.status.timeout', tone: 'warning' },
  excluded: { label: 'account.status.excluded', tone: 'warning' },
} as const satisfies Record<string, StatusMeta>

/** Label and tone of a player's status, including statuses that this app does not know. */
function statusMeta(status: string): StatusMeta {
  return isKnown(status)
    ? knownStatuses[status]
    : { label: 'account.status.other', tone: 'neutral' }
}

function isKnown(status: string): status is keyof typeof knownStatuses {
  return Object.hasOwn(knownStatuses, status)
}
