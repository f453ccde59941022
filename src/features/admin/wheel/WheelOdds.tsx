import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { expectedCost, type WheelDraft } from '#contract/admin/rewards'
import { segmentAt } from '#contract/rewards/rewards'
import { satang } from '#lib/money'
import { whenIdle } from '#lib/whenIdle'
import { DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { BusyButton } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

type Segment = WheelDraft['segments'][number]

/** Average cost of the wheel in the form's current state, and a simulation of ten thousand spins. */
export function WheelOdds({ control }: { control: Control<WheelDraft, unknown, WheelDraft> }) {
  const text = useText()
  const format = useFormat()
  const [segments, dailyBudget] = useWatch({ control, name: ['segments', 'dailyBudget'] })
  const total = segments.reduce((sum, { weight }) => sum + (weight || 0), 0)
  const isDrawable = total > 0 && segments.every(({ weight }) => Number.isSafeInteger(weight))
  const cost = isDrawable ? expectedCost(segments) : 0
  return (
    <Odds>
      <DescriptionList
        items={[
          { label: text('adminOffers.wheel.total'), value: format.number(total) },
          { label: text('adminOffers.wheel.cost'), value: <Baht amount={cost} /> },
          {
            label: text('adminOffers.wheel.lasts'),
            value: cost > 0 ? format.number(Math.floor(dailyBudget / cost)) : '—',
          },
        ]}
      />
      {isDrawable && <Trial key={JSON.stringify(segments)} segments={segments} />}
    </Odds>
  )
}

/** Averages contain fractions of a satang, which are rounded. */
function Baht({ amount }: { amount: number }) {
  return <Money amount={satang(Math.round(amount * 100))} />
}

const spins = 10_000
/** Spins per batch; a batch takes far less than a frame. */
const slice = 500

function Trial({ segments }: { segments: readonly Segment[] }) {
  const text = useText()
  const format = useFormat()
  const [won, setWon] = useState<ReadonlyMap<string, number> | null>(null)
  const done = won === null ? 0 : [...won.values()].reduce((sum, count) => sum + count, 0)
  const isRunning = won !== null && done < spins
  useEffect(() => {
    if (won === null || done >= spins) return undefined
    return whenIdle(() => setWon(spun(won, segments)))
  }, [won, done, segments])
  const cost = segments.reduce(
    (sum, { segmentId, amount }) => sum + amount * (won?.get(segmentId) ?? 0),
    0,
  )
  return (
    <div>
      <BusyButton busy={isRunning} onClick={() => setWon(new Map())}>
        {text('adminOffers.wheel.try', { count: spins })}
      </BusyButton>
      <div aria-live="polite">
        {won !== null && done === spins && (
          <>
            <p>
              {text('adminOffers.wheel.tried')} <Baht amount={cost / spins} />
            </p>
            <DescriptionList
              items={segments.map(({ label, segmentId }, index) => ({
                label: `${index + 1}. ${label}`,
                value: format.number(won.get(segmentId) ?? 0),
              }))}
            />
          </>
        )}
      </div>
    </div>
  )
}

function spun(won: ReadonlyMap<string, number>, segments: readonly Segment[]) {
  const total = segments.reduce((sum, { weight }) => sum + weight, 0)
  const next = new Map(won)
  // Only for the simulation: the provider draws players' spins from verifiable seeds.
  for (let spin = 0; spin < slice; spin += 1) {
    const drawn = segmentAt(Math.floor(Math.random() * total), segments)
    next.set(drawn, (next.get(drawn) ?? 0) + 1)
  }
  return next
}

const Odds = styled('div')({ display: 'grid', gap: 12, maxWidth: 480 })
