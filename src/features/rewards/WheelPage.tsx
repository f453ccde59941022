import { useState } from 'react'
import { bothLoads, loadState, type Paging, rowsLoad } from '#api/cache/loadState'
import { useAskAgainWhen } from '#api/client/refetch'
import {
  useWheelPointQuery,
  useWheelSettingQuery,
  useWheelSpinsInfiniteQuery,
} from '#api/rewards/wheel'
import type { Spin, WheelPoint, WheelSetting } from '#contract/rewards/rewards'
import { bangkokDay, minuteMs, minutesOf } from '#lib/time'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { CardColumn, Cards, SectionCard } from '#ui/page/SectionCard'
import { RewardPage } from './RewardPage'
import { CheckCard } from './wheel/CheckCard'
import { LongValues } from './wheel/LongValues'
import { OddsCard } from './wheel/OddsCard'
import { SpinHistory } from './wheel/SpinHistory'
import { useSpin } from './wheel/useSpin'
import { WheelCard } from './wheel/WheelCard'

/** `/rewards/wheel`: the wheel, its odds, and every spin with its proof. */
export function WheelPage() {
  const text = useText()
  return (
    <RewardPage title={text('rewards.wheel.title')}>
      {(userId) => <WheelOverview userId={userId} />}
    </RewardPage>
  )
}

interface WheelOverviewProps {
  userId: string
}

/** Loads wheel, points and spins together, because none makes sense alone. */
export function WheelOverview({ userId }: WheelOverviewProps) {
  const setting = loadState(useWheelSettingQuery())
  const points = loadState(useWheelPointQuery(userId))
  const spins = rowsLoad(useWheelSpinsInfiniteQuery(userId))
  // The operator sets the time of day at which the daily spins reset.
  const reset = minutesOf(setting.answer?.value.resetAt ?? '00:00') * minuteMs
  useAskAgainWhen('Reward', (moment) => bangkokDay(moment - reset))
  return (
    <LoadArea state={bothLoads(bothLoads(setting, points), spins)}>
      {([[wheel, own], past]) => (
        <WheelStage wheel={wheel} own={own} spins={past} paging={spins.paging} />
      )}
    </LoadArea>
  )
}

interface WheelStageProps {
  wheel: WheelSetting
  own: WheelPoint
  /** Newest first. */
  spins: readonly Spin[]
  paging: Paging
}

/** The wheel and everything around it. A result is hidden until the wheel stops. */
export function WheelStage({ wheel, own, spins, paging }: WheelStageProps) {
  const turn = useSpin(wheel, own, spins)
  const [checked, setChecked] = useState<Spin | null>(null)
  const shownSpins = turn.turning ? spins.filter(({ spinId }) => spinId !== turn.hiddenId) : spins
  return (
    <Cards>
      <CardColumn>
        <WheelCard wheel={wheel} own={own} turn={turn} onCheck={setChecked} />
        {checked && <CheckCard key={checked.spinId} spin={checked} />}
      </CardColumn>
      <CardColumn>
        <OddsCard wheel={wheel} />
        <FairCard nextSeedHash={own.nextSeedHash} clientSeed={turn.clientSeed} />
        <SpinHistory spins={shownSpins} paging={paging} onCheck={setChecked} />
      </CardColumn>
    </Cards>
  )
}

interface FairCardProps {
  nextSeedHash: string
  clientSeed: string
}

/** Shows what is fixed before the next spin. */
export function FairCard({ nextSeedHash, clientSeed }: FairCardProps) {
  const text = useText()
  return (
    <SectionCard title={text('rewards.wheel.fair')}>
      <p>{text('rewards.wheel.fairMeans')}</p>
      <LongValues
        parts={[
          { label: text('rewards.wheel.nextSeedHash'), value: nextSeedHash },
          { label: text('rewards.wheel.clientSeed'), value: clientSeed },
        ]}
      />
    </SectionCard>
  )
}
