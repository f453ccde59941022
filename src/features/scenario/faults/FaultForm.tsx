import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { defaultTimeoutMs } from '#api/client/request'
import { faultEffects, type RuleRequest, scenarioLimits } from '#contract/scenario/scenario'
import { FormField } from '#ui/form/FormField'
import { FormSelectField } from '#ui/form/FormSelectField'
import { useText } from '#ui/intl/useText'
import { SubmitButton } from '../SubmitButton'
import { faultSchema, noFault, ownPath } from './faultSchema'
import { knownCalls } from './knownCalls'
import { effectNames } from './useFaultText'

interface FaultFormProps {
  /** Called only with rules that the test API accepts. */
  onSubmit: (rule: RuleRequest) => void
}

/** Fields with validation, in display order. */
const checkedFields = ['path', 'delay', 'times', 'header'] as const

const calls = [...knownCalls.map(({ label }) => label), ownPath] as const

/** Selects the calls, their response and delay, and how often the fault applies. */
export function FaultForm({ onSubmit }: FaultFormProps) {
  const text = useText()
  const { control, handleSubmit, setFocus, reset, formState } = useForm({
    resolver: valibotResolver(faultSchema),
    defaultValues: noFault,
    // React Hook Form focuses in the order of registration, but some fields are registered late.
    shouldFocusError: false,
  })
  const [call, often] = useWatch({ control, name: ['call', 'often'] })
  const { isSubmitSuccessful } = formState

  // Values stay; later input is validated at the next submission.
  useEffect(() => {
    if (isSubmitSuccessful) reset(undefined, { keepValues: true })
  }, [isSubmitSuccessful, reset])

  const submit = handleSubmit(onSubmit, (errors) => {
    const wrong = checkedFields.find((field) => errors[field])
    if (wrong) setFocus(wrong)
  })

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormSelectField
        control={control}
        name="call"
        deps={['path']}
        label={text('scenario.add.call')}
        options={calls.map((value) => ({ value, label: text(value) }))}
      />
      {call === ownPath && (
        <FormField
          control={control}
          name="path"
          label={text('scenario.add.path')}
          hint={text('scenario.add.pathHint', { example: '/userbalance/' })}
          maxLength={scenarioLimits.matchLength}
          autoComplete="off"
          required
        />
      )}
      <FormSelectField
        control={control}
        name="effect"
        deps={['delay']}
        label={text('scenario.add.effect')}
        options={faultEffects.map((effect) => ({
          value: effect,
          label: text(effectNames[effect]),
        }))}
      />
      <FormField
        control={control}
        name="delay"
        label={text('scenario.add.delay')}
        hint={text('scenario.add.delayHint', {
          most: scenarioLimits.delayMs,
          limit: defaultTimeoutMs,
        })}
        errorValues={{ most: scenarioLimits.delayMs }}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <FormSelectField
        control={control}
        name="often"
        deps={['times']}
        label={text('scenario.add.often')}
        options={[
          { value: 'always', label: text('scenario.add.always') },
          { value: 'counted', label: text('scenario.add.counted') },
        ]}
      />
      {often === 'counted' && (
        <FormField
          control={control}
          name="times"
          label={text('scenario.add.times')}
          hint={text('scenario.add.timesHint', { most: scenarioLimits.times })}
          errorValues={{ most: scenarioLimits.times }}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      )}
      <FormField
        control={control}
        name="body"
        label={text('scenario.add.body')}
        hint={text('scenario.add.bodyHint')}
        maxLength={scenarioLimits.matchLength}
        autoComplete="off"
      />
      <FormField
        control={control}
        name="header"
        label={text('scenario.add.header')}
        hint={text('scenario.add.headerHint')}
        maxLength={scenarioLimits.matchLength}
        autoComplete="off"
      />
      <SubmitButton variant="contained" fullWidth>
        {text('scenario.add.submit')}
      </SubmitButton>
    </form>
  )
}
