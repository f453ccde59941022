import { memberPaths } from '#lib/paths/member'
import { RefreshIcon, StarIcon } from '#ui/icons/controls'
import { GiftIcon, InviteIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LinkList, LinkRow } from '#ui/navigation/LinkRow'
import { Cards, SectionCard } from '#ui/page/SectionCard'
import { ClaimableCard } from './ClaimableCard'

interface Props {
  userId: string
}

export function RewardsHub({ userId }: Props) {
  const text = useText()
  return (
    <Cards>
      <ClaimableCard userId={userId} />
      <SectionCard title={text('rewards.hub.all')}>
        <LinkList>
          <LinkRow
            to={memberPaths.wheel}
            icon={<StarIcon size={22} />}
            title={text('rewards.hub.wheel')}
            hint={text('rewards.hub.wheel.text')}
          />
          <LinkRow
            to={memberPaths.cashback}
            icon={<RefreshIcon size={22} />}
            title={text('rewards.hub.cashback')}
            hint={text('rewards.hub.cashback.open')}
          />
          <LinkRow
            to={memberPaths.code}
            icon={<GiftIcon size={22} />}
            title={text('rewards.hub.code')}
            hint={text('rewards.hub.code.text')}
          />
          <LinkRow
            to={memberPaths.invite}
            icon={<InviteIcon size={22} />}
            title={text('rewards.hub.invite')}
            hint={text('rewards.hub.invite.text')}
          />
        </LinkList>
      </SectionCard>
    </Cards>
  )
}
