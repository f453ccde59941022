import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { focusIn } from '#ui/form/focusIn'
import type { MessageKey, MessageValues } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'

/** What is wrong, by field; null or nothing for a field in order. */
export type Problems<Values> = Readonly<Partial<Record<keyof Values, MessageKey | null>>>

interface CheckedForm<Values> {
  values: Values
  change: (part: Partial<Values>) => void
  /** The message to show beside a field: none before the first try. */
  errorOf: (field: keyof Values, values?: MessageValues) => string | null
  /** Whether the values, as they stand, were submitted and in order. */
  isDone: boolean
  form: RefObject<HTMLFormElement | null>
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * A form that sends nothing. A refused try keeps what was typed and moves the focus to the first
 * field in error; from then on the messages follow the typing.
 */
export function useCheckedForm<Values extends object>(
  empty: Values,
  check: (values: Values) => Problems<Values>,
): CheckedForm<Values> {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(empty)
  const [refusals, setRefusals] = useState(0)
  const [isDone, setDone] = useState(false)
  const problems = check(values)

  useEffect(() => {
    if (refusals > 0) focusIn(form.current, '[aria-invalid=true]')
  }, [refusals])

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const isRefused = Object.values(problems).some((problem) => problem !== null)
    setDone(!isRefused)
    if (isRefused) setRefusals(refusals + 1)
  }

  return {
    values,
    change: (part) => {
      setValues({ ...values, ...part })
      setDone(false)
    },
    errorOf: (field, inMessage) => {
      const problem = refusals > 0 ? problems[field] : null
      return problem ? text(problem, inMessage) : null
    },
    isDone,
    form,
    submit,
  }
}
