import { useEffect, useRef, useState } from 'react'
import type { Spin } from '#contract/rewards/rewards'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { Note } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { checkSpin, type SpinCheck } from './checkSpin'
import { LongValues } from './LongValues'

interface Props {
  spin: Spin
}

type Outcome = SpinCheck | 'checking' | 'unavailable'

/** Repeats a spin's draw on this device and says whether the result matches. */
export function CheckCard({ spin }: Props) {
  const text = useText()
  const format = useFormat()
  const place = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState<Outcome>('checking')
  useEffect(() => {
    place.current?.focus()
    let left = false
    const report = (next: Outcome) => {
      if (!left) setOutcome(next)
    }
    checkSpin(spin).then(report, () => report('unavailable'))
    return () => {
      left = true
    }
  }, [spin])
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 0 }}>
      <SectionCard
        title={text('rewards.wheel.check.title', { time: format.dateTime(spin.createdAt) })}
      >
        <Verdict outcome={outcome} />
        <LongValues
          parts={[
            { label: text('rewards.wheel.seedHash'), value: spin.seedHash },
            { label: text('rewards.wheel.seed'), value: spin.seed },
            { label: text('rewards.wheel.clientSeed'), value: spin.clientSeed },
            ...(typeof outcome === 'string'
              ? []
              : [
                  { label: text('rewards.wheel.check.computed'), value: outcome.seedHash },
                  { label: text('rewards.wheel.check.segment'), value: segmentOf(spin, outcome) },
                ]),
          ]}
        />
      </SectionCard>
    </div>
  )
}

/** The segment's label if it matches the spin's segment, otherwise the id that was drawn here. */
function segmentOf({ segmentId, label }: Spin, check: SpinCheck): string {
  return check.segmentId === segmentId ? label : check.segmentId
}

function Verdict({ outcome }: { outcome: Outcome }) {
  const text = useText()
  if (outcome === 'checking') return <SkeletonLines lines={2} />
  if (outcome === 'unavailable') {
    return <Note tone="warning">{text('rewards.wheel.check.unavailable')}</Note>
  }
  const { verdict } = outcome
  return (
    <Note tone={verdict === 'fits' ? 'success' : 'error'}>
      {text(`rewards.wheel.check.${verdict}`)}
    </Note>
  )
}
