import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type SubmitEvent, useState } from 'react'
import type { RuleOrder } from '#contract/scenario/scenario'
import { useText } from '#ui/intl/useText'
import { CallFields } from './CallFields'
import { EffectFields } from './EffectFields'
import {
  type DraftField,
  draftErrors,
  emptyDraft,
  type FaultDraft,
  firstWrongField,
  noErrors,
  orderOf,
} from './faultDraft'
import { OftenFields } from './OftenFields'

interface FaultFormProps {
  /** Gets only orders that the door accepts. */
  onSubmit: (order: RuleOrder) => void
}

/** What the groups of fields share. */
export interface FaultFieldsProps {
  draft: FaultDraft
  change: (part: Partial<FaultDraft>) => void
  errorOf: (field: DraftField) => string | null
}

export function FaultForm({ onSubmit }: FaultFormProps) {
  const text = useText()
  const [draft, setDraft] = useState(emptyDraft)
  const [tried, setTried] = useState(false)
  // From the first try on each message goes as soon as its field is right.
  const errors = tried ? draftErrors(draft) : noErrors

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const wrong = firstWrongField(draftErrors(draft))
    setTried(wrong !== undefined)
    if (wrong === undefined) onSubmit(orderOf(draft))
    else event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
  }

  const fields: FaultFieldsProps = {
    draft,
    change: (part) => setDraft({ ...draft, ...part }),
    errorOf: (field) => {
      const error = errors[field]
      return error && text(error.key, error.values)
    },
  }
  return (
    <form onSubmit={submit} noValidate>
      <CallFields {...fields} />
      <EffectFields {...fields} />
      <OftenFields {...fields} />
      <Submit type="submit" variant="contained" fullWidth>
        {text('scenario.add.submit')}
      </Submit>
    </form>
  )
}

const Submit = styled(Button)({ marginTop: 8 })
