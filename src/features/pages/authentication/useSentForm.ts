import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, useForm, useWatch } from 'react-hook-form'
import type * as v from 'valibot'

/**
 * Form state of a form that sends nothing. A rejected submission keeps the input and focuses the first
 * invalid field; from then on errors update while typing.
 */
export function useSentForm<Values extends FieldValues>(
  schema: v.GenericSchema<Values>,
  defaultValues: DefaultValues<Values>,
) {
  const { control, handleSubmit } = useForm({
    resolver: valibotResolver(schema),
    defaultValues,
  })
  const [sent, setSent] = useState<Values | null>(null)
  const values = useWatch({ control, compute: (typed: Values) => typed })
  return {
    control,
    values,
    /** Whether the current values were submitted and are valid. */
    isDone: sent !== null && Object.keys(sent).every((name) => sent[name] === values[name]),
    submit: handleSubmit(() => setSent(values)),
  }
}
