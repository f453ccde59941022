import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { Proof } from './Proof'

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
      <Proof
        parts={[
          { label: text('rewards.wheel.nextSeedHash'), value: nextSeedHash },
          { label: text('rewards.wheel.clientSeed'), value: clientSeed },
        ]}
      />
    </SectionCard>
  )
}
