import { useState } from 'react'
import type { Paging } from '#api/cache/loadState'
import type { Spin, WheelPoint, WheelSetting } from '#contract/rewards/rewards'
import { CardColumn, Cards } from '#ui/page/SectionCard'
import { CheckCard } from './CheckCard'
import { FairCard } from './FairCard'
import { OddsCard } from './OddsCard'
import { SpinHistory } from './SpinHistory'
import { useSpin } from './useSpin'
import { WheelCard } from './WheelCard'

interface Props {
  wheel: WheelSetting
  own: WheelPoint
  /** Newest first. */
  spins: readonly Spin[]
  paging: Paging
}

/** The wheel with all that belongs to it. A result that the wheel still turns to is not shown before. */
export function WheelStage({ wheel, own, spins, paging }: Props) {
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
