import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type FormEvent, useState } from 'react'
import type { SavedSnapshot } from '#contract/scenario/snapshot'
import { SelectField, type SelectOption } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'

interface CompareFormProps {
  /** At least one; newest first. */
  snapshots: readonly SavedSnapshot[]
  /** `second`: null for the current state. */
  onCompare: (first: SavedSnapshot, second: SavedSnapshot | null) => void
}

/** Selects two snapshots, or one and the current state. */
export function CompareForm({ snapshots, onCompare }: CompareFormProps) {
  const text = useText()
  const [firstId, setFirstId] = useState('')
  const [secondId, setSecondId] = useState('')
  // A selected snapshot may have been deleted since.
  const first = snapshots.find(({ id }) => id === firstId) ?? snapshots[0]
  const others = snapshots.filter((snapshot) => snapshot !== first)
  const second = others.find(({ id }) => id === secondId) ?? null

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (first) onCompare(first, second)
  }

  return (
    <Form onSubmit={submit}>
      <SelectField
        name="first"
        label={text('scenario.snapshot.compareFirst')}
        value={first?.id ?? ''}
        options={snapshots.map(optionOf)}
        onChange={setFirstId}
      />
      <SelectField
        name="second"
        label={text('scenario.snapshot.compareSecond')}
        value={second?.id ?? ''}
        options={[{ value: '', label: text('scenario.snapshot.now') }, ...others.map(optionOf)]}
        onChange={setSecondId}
      />
      <Button type="submit" variant="outlined">
        {text('scenario.snapshot.compareRun')}
      </Button>
    </Form>
  )
}

function optionOf({ id, name }: SavedSnapshot): SelectOption {
  return { value: id, label: name }
}

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  '& > .MuiFormControl-root': { flex: '1 1 200px' },
})
