import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { LongValues } from './LongValues'

interface Props {
  nextSeedHash: string
  clientSeed: string
}

/** What is fixed before the next spin. */
export function FairCard({ nextSeedHash, clientSeed }: Props) {
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
