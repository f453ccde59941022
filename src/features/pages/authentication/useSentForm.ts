import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, useForm, useWatch } from 'react-hook-form'
import type * as v from 'valibot'

/**
 * A form that sends nothing. A refused try keeps what was typed and moves the focus to the first
 * field in error; from then on the messages follow the typing.
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
    /** Whether the values, as they stand, were submitted and in order. */
    isDone: sent !== null && Object.keys(sent).every((name) => sent[name] === values[name]),
    submit: handleSubmit(() => setSent(values)),
  }
}
