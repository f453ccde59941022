import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type FormEvent, useState } from 'react'
import type { SavedWorld } from '#contract/scenario/world'
import { SelectField, type SelectOption } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'

interface CompareFormProps {
  /** At least one; newest first. */
  worlds: readonly SavedWorld[]
  /** `second`: null for the current state. */
  onCompare: (first: SavedWorld, second: SavedWorld | null) => void
}

/** Selects two snapshots, or one and the current state. */
export function CompareForm({ worlds, onCompare }: CompareFormProps) {
  const text = useText()
  const [firstId, setFirstId] = useState('')
  const [secondId, setSecondId] = useState('')
  // A selected snapshot may have been deleted since.
  const first = worlds.find(({ id }) => id === firstId) ?? worlds[0]
  const others = worlds.filter((world) => world !== first)
  const second = others.find(({ id }) => id === secondId) ?? null

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (first) onCompare(first, second)
  }

  return (
    <Form onSubmit={submit}>
      <SelectField
        name="first"
        label={text('scenario.world.compareFirst')}
        value={first?.id ?? ''}
        options={worlds.map(optionOf)}
        onChange={setFirstId}
      />
      <SelectField
        name="second"
        label={text('scenario.world.compareSecond')}
        value={second?.id ?? ''}
        options={[{ value: '', label: text('scenario.world.now') }, ...others.map(optionOf)]}
        onChange={setSecondId}
      />
      <Button type="submit" variant="outlined">
        {text('scenario.world.compareRun')}
      </Button>
    </Form>
  )
}

function optionOf({ id, name }: SavedWorld): SelectOption {
  return { value: id, label: name }
}

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  '& > .MuiFormControl-root': { flex: '1 1 200px' },
})
