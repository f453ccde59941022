import { scenarioLimits } from '#contract/scenario/scenario'
import { Field } from '#ui/form/Field'
import { SelectField } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'
import type { FaultFieldsProps } from './FaultForm'
import { ownPath } from './faultDraft'
import { knownCalls } from './knownCalls'

/** Which calls are hit. */
export function CallFields({ draft, change, errorOf }: FaultFieldsProps) {
  const text = useText()
  const choices = [...knownCalls.map(({ label }) => label), ownPath] as const
  return (
    <>
      <SelectField
        label={text('scenario.add.call')}
        name="call"
        value={draft.call}
        options={choices.map((call) => ({ value: call, label: text(call) }))}
        onChange={(value) => {
          const call = choices.find((choice) => choice === value)
          if (call) change({ call })
        }}
      />
      {draft.call === ownPath && (
        <Field
          label={text('scenario.add.path')}
          name="path"
          value={draft.path}
          onChange={(path) => change({ path })}
          error={errorOf('path')}
          hint={text('scenario.add.pathHint', { example: '/userbalance/' })}
          maxLength={scenarioLimits.matchLength}
          autoComplete="off"
          required
        />
      )}
    </>
  )
}
