import type { LoadState } from '#api/cache/loadState'
import { useText } from '#ui/intl/useText'
import { Loading } from '#ui/load/LoadArea'
import { LinkList, LinkRow } from '#ui/navigation/LinkRow'
import { Cards, SectionCard } from '#ui/page/SectionCard'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { HubFailure } from './HubFailure'
import { type RewardKindName, rewardKindNames, rewardKinds } from './rewardKinds'
import { useReady } from './useReady'

interface Props {
  userId: string
}

/** Each kind of reward once: those that can be claimed now first, then the others. */
export function RewardsHub({ userId }: Props) {
  const text = useText()
  const ready = useReady(userId)
  const loads = Object.values(ready)
  const hintsOf = (name: RewardKindName) =>
    name === 'code' ? [] : (ready[name].answer?.value ?? [])
  const isReady = (name: RewardKindName) => hintsOf(name).length > 0
  const others = rewardKindNames.filter((name) => !isReady(name))
  if (!loads.every(isSettled)) return <HubSkeleton />
  return (
    <>
      <HubFailure loads={loads} />
      <Cards>
        <SectionCard title={text('rewards.hub.claimable')}>
          {others.length === rewardKindNames.length ? (
            <p>{text('rewards.hub.nothing')}</p>
          ) : (
            <LinkList>
              {rewardKindNames.flatMap((name) =>
                hintsOf(name).map((hint) => <KindRow key={name + hint} name={name} hint={hint} />),
              )}
            </LinkList>
          )}
        </SectionCard>
        {others.length > 0 && (
          <SectionCard title={text('rewards.hub.more')}>
            <LinkList>
              {others.map((name) => (
                <KindRow key={name} name={name} hint={text(rewardKinds[name].hint)} />
              ))}
            </LinkList>
          </SectionCard>
        )}
      </Cards>
    </>
  )
}

function isSettled({ answer, failure }: LoadState<unknown>): boolean {
  return answer !== undefined || failure !== null
}

function KindRow({ name, hint }: { name: RewardKindName; hint: string }) {
  const text = useText()
  const { to, Icon, title } = rewardKinds[name]
  return <LinkRow to={to} icon={<Icon size={22} />} title={text(title)} hint={hint} />
}

/** Placeholder of both cards. It waits for all kinds, so that no row moves from one card to the other. */
function HubSkeleton() {
  const text = useText()
  const rows = <SkeletonLines lines={2} lineHeight={56} />
  return (
    <Loading>
      <Cards>
        <SectionCard title={text('rewards.hub.claimable')}>{rows}</SectionCard>
        <SectionCard title={text('rewards.hub.more')}>{rows}</SectionCard>
      </Cards>
    </Loading>
  )
}
