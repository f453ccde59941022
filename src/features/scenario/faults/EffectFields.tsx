import { defaultTimeoutMs } from '#api/client/request'
import { scenarioEffects, scenarioLimits } from '#contract/scenario/scenario'
import { Field } from '#ui/form/Field'
import { SelectField } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'
import { effectNames } from './effectNames'
import type { FaultFieldsProps } from './FaultForm'

/** What they get, and after how long. */
export function EffectFields({ draft, change, errorOf }: FaultFieldsProps) {
  const text = useText()
  return (
    <>
      <SelectField
        label={text('scenario.add.effect')}
        name="effect"
        value={draft.effect}
        options={scenarioEffects.map((effect) => ({
          value: effect,
          label: text(effectNames[effect]),
        }))}
        onChange={(value) => {
          const effect = scenarioEffects.find((each) => each === value)
          if (effect) change({ effect })
        }}
      />
      <Field
        label={text('scenario.add.delay')}
        name="delay"
        value={draft.delay}
        onChange={(delay) => change({ delay })}
        error={errorOf('delay')}
        hint={text('scenario.add.delayHint', {
          most: scenarioLimits.delayMs,
          limit: defaultTimeoutMs,
        })}
        inputMode="numeric"
        autoComplete="off"
        required
      />
    </>
  )
}
