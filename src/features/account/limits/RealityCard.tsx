import { type Protection, realityMinutes } from '#contract/protection/limits'
import { makeRequestId } from '#lib/requestId'
import { SelectField } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { ProtectedNote } from './ProtectedNote'
import { useProtecting } from './useProtecting'

interface Props {
  userId: string
  protection: Protection | undefined
}

/** Sets how often to remind the player of the time played and the result. */
export function RealityCard({ userId, protection }: Props) {
  const text = useText()
  const protecting = useProtecting()

  function choose(value: string): void {
    const everyMin = realityMinutes.find((minutes) => String(minutes) === value) ?? null
    const request = { userId, requestId: makeRequestId(), everyMin }
    void protecting.act({ kind: 'reality', order: request, madeAt: Date.now() })
  }

  return (
    <SectionCard title={text('protection.reality.title')}>
      <SelectField
        label={text('protection.reality.every')}
        name="reality"
        value={String(protection?.everyMin ?? '')}
        options={[
          { value: '', label: text('protection.reality.off') },
          ...realityMinutes.map((minutes) => ({
            value: String(minutes),
            label: text('protection.reality.minutes', { minutes }),
          })),
        ]}
        onChange={choose}
        disabled={protecting.busy}
        hint={text('protection.reality.means')}
      />
      <ProtectedNote outcome={protecting.outcome} applied={text('protection.reality.applied')} />
    </SectionCard>
  )
}
