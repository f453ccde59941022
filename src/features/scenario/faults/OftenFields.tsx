import { scenarioLimits } from '#contract/scenario/scenario'
import { Field } from '#ui/form/Field'
import { SelectField } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'
import type { FaultFieldsProps } from './FaultForm'

/** How many calls are hit. */
export function OftenFields({ draft, change, errorOf }: FaultFieldsProps) {
  const text = useText()
  return (
    <>
      <SelectField
        label={text('scenario.add.often')}
        name="often"
        value={draft.often}
        options={[
          { value: 'always', label: text('scenario.add.always') },
          { value: 'counted', label: text('scenario.add.counted') },
        ]}
        onChange={(often) => change({ often: often === 'counted' ? 'counted' : 'always' })}
      />
      {draft.often === 'counted' && (
        <Field
          label={text('scenario.add.times')}
          name="times"
          value={draft.times}
          onChange={(times) => change({ times })}
          error={errorOf('times')}
          hint={text('scenario.add.timesHint', { most: scenarioLimits.times })}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      )}
    </>
  )
}
